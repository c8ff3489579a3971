import type { AdaptRequest, AdaptResponse } from '../../brand/adapter.ts';

// For a brand that adapts single calls: what the others have in place of an adapter.

export const adaptRequest: AdaptRequest = (_, standard) => standard;

export const adaptResponse: AdaptResponse = (_, { status, body }) => (status >= 200 && status < 300 ? body : undefined);

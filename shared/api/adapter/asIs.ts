import type { AdaptRequest, AdaptResponse } from '../../brand/adapter.ts';

// For a brand that adapts single calls: the default for all other calls.

export const adaptRequest: AdaptRequest = (_, standard) => standard;

export const adaptResponse: AdaptResponse = (_, { status, body }) => (status >= 200 && status < 300 ? body : undefined);

import { type MakeClient, unknown } from './settle.ts';

/** The client of a page that makes no call. */
export const makeNoClient: MakeClient = () => () => Promise.resolve(unknown('offline'));

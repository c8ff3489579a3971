import { makeClient } from '../api/client.ts';
import type { Client } from '../api/settle.ts';
import { atService, withHead } from './clients.ts';
import { unlessOffline } from './lateClient/client.ts';

/** For a page that makes its first call by itself: the fetch library is part of its script. */
export const wholeClient: Client = /* @__PURE__ */ withHead((platform, page) => ({
  call: unlessOffline(atService(makeClient)(platform, page)),
  loadAhead: () => {},
}));

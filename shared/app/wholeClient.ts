import { makeClient } from '../api/client.ts';
import type { Client } from '../api/settle.ts';
import { atService, withHead } from './clients.ts';
import { unlessOffline } from './lateClient/client.ts';

/** The client of a page whose script sends the first call itself: the fetch library is part of that script. */
export const wholeClient: Client = /* @__PURE__ */ withHead((platform, page) => ({
  call: unlessOffline(atService(makeClient)(platform, page)),
  loadAhead: () => {},
}));

import '../platform/polyfills.ts';
import { makeClient } from '../api/client.ts';
import { withEarlyAnswer } from '../api/early.ts';
import { makeHeadClient } from '../api/headClient.ts';
import { type Client, type MakeClient, unknown } from '../api/settle.ts';
import { paths, sendsIdempotencyKey, service } from '../brand/current.ts';

// The clients that a page can have, one export each: a page holds only the one that it names.

declare const __API_BASE__: string;

const onWindow =
  (make: MakeClient): Client =>
  (host, page, { after }) =>
    make({ fetch: withEarlyAnswer(host, (input, init) => fetch(input, init)), after }, page, {
      base: __API_BASE__,
      service,
      paths,
      takesIdempotencyKey: sendsIdempotencyKey,
    });

/** For a page that makes calls. */
export const callClient: Client = /* @__PURE__ */ onWindow(makeClient);

/** For a page whose only call is the one in the head of its document. */
export const headClient: Client = /* @__PURE__ */ onWindow(makeHeadClient);

/** For a page that makes no call. */
export const noClient: Client = () => () => Promise.resolve(unknown('offline'));

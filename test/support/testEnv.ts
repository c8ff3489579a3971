import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { makeClient } from '../../shared/api/client.ts';
import { unlessOffline } from '../../shared/app/pageClient.ts';
import { id, paths, service } from '../../shared/brand/current.ts';
import type { BridgeMessage } from '../../shared/bridge/contract.ts';
import type { NativeWindow } from '../../shared/bridge/webview.ts';
import { paymentParts } from '../../shared/features/core/paymentParts.ts';
import { OrderPhone } from '../../shared/features/order/OrderPhone.tsx';
import { planChannels } from '../../shared/features/plans/planChannels.tsx';
import { t } from '../../shared/i18n/t.ts';
import type { Navigator } from '../../shared/navigation/navigator.ts';
import { OwnPayments } from '../../shared/payments/OwnPayments.tsx';
import type { PaymentsEnv } from '../../shared/payments/orderPayments.ts';
import type { CopyEnv, Return } from '../../shared/platform/env.ts';
import { type Later, loadLater } from '../../shared/platform/loadLater.ts';
import { storedValues } from '../../shared/platform/storage/browserStores.ts';
import { withFallback } from '../../shared/platform/storage/recordStore.ts';
import { type SessionStore, sessionStore } from '../../shared/platform/storage/sessionStore.ts';
import type { SubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { readParameters } from '../../shared/session/parameters.ts';
import { type ManualClock, manualClock } from './manualClock.ts';
import { mapStorage } from './mapStorage.ts';
import { signedIn } from './signedIn.ts';

/** A call as the page sent it. `body` is its parsed JSON, or any other body as it is. */
interface SentCall {
  readonly method: string;
  /** The path below the origin, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

type AnyFetch = ((request: Request) => Promise<Response>) | typeof fetch;

const DROP_HEADER = 'x-sandbox-drop';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
};

const noteOf = (request: Request, body: unknown): SentCall => {
  const { pathname, searchParams } = new URL(request.url);
  const text = typeof body === 'string' ? readJson(body) : body;
  return { method: request.method, path: pathname, query: searchParams, headers: request.headers, body: text };
};

/**
 * Creates a fetch for a page at `origin` that records each call and passes it to `answer`, the sandbox's or a test's
 * own. Without one, or if the sandbox drops the connection, it rejects as without a network.
 */
const serviceFetch = (
  origin: string,
  answer: AnyFetch = () => Promise.reject(new TypeError('Failed to fetch')),
): { readonly fetcher: typeof fetch; readonly calls: readonly SentCall[] } => {
  const calls: SentCall[] = [];
  const fetcher = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(String(input), origin), init);
    calls.push(noteOf(request, init?.body ?? undefined));
    const response = await answer(request);
    if (response.headers.has(DROP_HEADER)) throw new TypeError('Failed to fetch');
    return response;
  };
  return { fetcher: fetcher as typeof fetch, calls };
};

/** The origin of the pages, and of the links that the sandbox answers with. */
export const ORIGIN = 'http://sandbox.test';

/** Options of the phone on which a model runs; the defaults are those of a plain browser. */
export interface TestPhone {
  /** The page's query string, with its question mark. */
  readonly search: string;
  /** The service; calls fail as without a connection if neither this nor `fetch` is given. */
  readonly sandbox?: Pick<Sandbox, 'fetch'>;
  readonly fetch?: typeof fetch;
  /** The native app around the page. */
  readonly app?: 'none' | 'ios' | 'android';
  readonly userAgent?: string;
  readonly nowMs?: number;
  /** A clock shared with other pages, instead of one of its own. */
  readonly clock?: ManualClock;
  /** The contents of the tab's storage by full key; pass an earlier page's map to continue in the same tab. */
  readonly storage?: Map<string, string>;
  /** The contents of localStorage, shared by all tabs; pass an earlier page's to continue on the same phone. */
  readonly phoneStorage?: Map<string, string>;
  /** The data kept with the history entry, as a fallback if the phone stores nothing; by default there is none. */
  readonly entry?: Map<string, string>;
  readonly canGoBack?: boolean;
  /** Whether the phone says that it has a connection; asked at each call. */
  readonly isOnline?: () => boolean;
}

/** A platform without a browser, and a record of what a model did with it. */
export type TestEnv = ReturnType<typeof testEnv>;

const none = () => null;

// The rest of every page; its components show nothing.
const restOfPages = {
  ...paymentParts,
  planChannels,
  codeParts: () => ({ Before: none, Instead: none, Picture: none, Slip: none }),
  uploadWaiting: async () => {},
  Below: none,
  Confirmed: none,
  OrderPhone,
  OwnPayments,
  Instructions: none,
  EvidenceList: none,
  Overlays: none,
  Documents: none,
  Paying: none,
  ReceiptRows: none,
  Reminders: none,
  Sent: none,
  Sheet: none,
  Signing: none,
};
type TestParts = typeof restOfPages;

interface TestPlatform extends CopyEnv, PaymentsEnv {
  readonly store: SessionStore;
  readonly later: Later<TestParts>;
  hasSubmissionRecord(key: string): boolean;
}

const appOf = (app: TestPhone['app'], messages: BridgeMessage[]): NativeWindow => {
  const ios = { postMessage: (message: BridgeMessage) => void messages.push(message) };
  const android = { postMessage: (message: string) => void messages.push(JSON.parse(message) as BridgeMessage) };
  if (app === 'ios') return { webkit: { messageHandlers: { loanApp: ios } } };
  return app === 'android' ? { loanApp: android } : {};
};

const placesOf = ({ search, canGoBack = false }: TestPhone, moves: string[]): Navigator => ({
  origin: ORIGIN,
  search,
  assign: (url) => void moves.push(`assign ${url}`),
  replace: (url) => void moves.push(`replace ${url}`),
  reload: () => void moves.push('reload'),
  back: () => {
    moves.push('back');
    return canGoBack;
  },
});

/** Creates a test's platform of one page: everything is recorded, and time stands still until the test advances it. */
export const testEnv = (phone: TestPhone) => {
  const { storage = new Map<string, string>(), app = 'none', userAgent = '' } = phone;
  const { isOnline = () => true } = phone;
  const { phoneStorage = new Map<string, string>() } = phone;
  const onPhone = sessionStore(id, () => mapStorage(phoneStorage));
  const { entry } = phone;
  const kept = entry
    ? withFallback(
        onPhone,
        sessionStore(id, () => mapStorage(entry)),
      )
    : onPhone;
  const isPersisted: SubmissionLog['isPersisted'] = (name) => {
    const text = JSON.stringify(onPhone.read(name));
    return !!text && text === JSON.stringify(kept.read(name));
  };
  const marks: SubmissionLog = { ...kept, isPersisted, exclusive: (_, run) => run() };
  const moves: string[] = [];
  const toasts: { text: string; durationMs: number | undefined }[] = [];
  const messages: BridgeMessage[] = [];
  const copied: string[] = [];
  const returns: ((how: Return) => void)[] = [];
  const { clock = manualClock(phone.nowMs) } = phone;
  const page = readParameters(phone.search);
  const { fetcher, calls } = serviceFetch(ORIGIN, phone.fetch ?? (phone.sandbox && signedIn(phone.sandbox).fetch));
  const parts: TestParts = {
    ...restOfPages,
    logIn: () => void messages.push({ action: 'goLogin', payload: {} }),
  };
  const store = storedValues(
    sessionStore(id, () => mapStorage(storage)),
    page,
    clock.now,
  );
  const env: TestPlatform = {
    page,
    userAgent,
    native: appOf(app, messages),
    navigator: placesOf(phone, moves),
    store,
    clock,
    call: unlessOffline(
      makeClient({ fetch: fetcher, after: clock.after }, page, {
        base: '/api',
        service,
        paths,
        takesIdempotencyKey: true,
      }),
      isOnline,
    ),
    toast: (words, durationMs) => void (words && toasts.push({ text: t(words), durationMs })),
    copy: async (text) => {
      copied.push(text);
      return true;
    },
    onReturn: (run) => void returns.push(run),
    records: kept,
    isHidden: () => false,
    later: laterOf(parts),
    hasSubmissionRecord: () => false,
  };
  return {
    env,
    /** The rest of the page. */
    parts,
    /** Every navigation of the page, in order: `assign /repay?…`, `replace …`, `reload`, `back`. */
    moves: moves as readonly string[],
    toasts: toasts as readonly { readonly text: string; readonly durationMs: number | undefined }[],
    /** Every message to the native app, in order, as the app reads it. */
    messages: messages as readonly BridgeMessage[],
    copied: copied as readonly string[],
    /** Every call that was sent, in order. */
    calls,
    storage,
    phoneStorage,
    /** The log of sent requests, in `phoneStorage`. */
    submissionLog: marks,
    clock,
    /** Simulates the borrower's return to the page. */
    comeBack: (how: Return): void => {
      for (const run of returns) run(how);
    },
  };
};

/**
 * Returns a function that opens a page's model at an address, with the options `usual` and those of the test; it returns
 * the platform and the model as one object.
 */
export const opener =
  <Model extends { open(): void }>(create: (test: TestEnv) => Model, usual: Partial<TestPhone> = {}) =>
  (search: string, phone: Partial<TestPhone> = {}): TestEnv & { readonly model: Model } => {
    const test = testEnv({ search, ...usual, ...phone });
    const model = create(test);
    model.open();
    return { ...test, model };
  };

/** Creates what a page keeps beside its entry of the history; empty at first. */
export const historyEntry = () => {
  let kept: unknown;
  const write = (value: unknown): void => {
    kept = value;
  };
  return { read: () => kept, write };
};

/** The rest of a page, which comes at once. */
export const laterOf = <Parts>(parts: Parts): Later<Parts> => {
  const later = loadLater(async () => parts);
  void later.load();
  return later;
};

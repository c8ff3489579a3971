import type { BrowserContext, Frame, Page, Request } from '@playwright/test';
import { HEADER_NAMES, SESSION_NAMES } from '../../../shared/session/parameters.ts';

/** Session parameters that identify the borrower or let somebody act as them; the others appear on screens. */
const WATCHED = ['deviceId', 'userId', 'sessionId', 'mobilePhone', 'building', 'gather', 'swift', 'eyes'] as const;

/** Shorter values occur in any text by chance; only a user id is still searched for, as a whole word. */
const MIN_LENGTH = 8;

/** A parameter with the value that an address gave it. */
export type Secret = readonly [name: string, value: string];

/** Returns the parameters of an address that must not appear anywhere else. */
const secretsOf = (address: string): Secret[] => {
  const { searchParams } = new URL(address);
  return WATCHED.flatMap((name): Secret[] =>
    searchParams
      .getAll(name)
      .filter((value) => value.length >= MIN_LENGTH || (name === 'userId' && value.length > 2))
      .map((value) => [name, value]),
  );
};

const escaped = (text: string): string => text.replaceAll(/[^\w]/g, '\\$&');

// A port or a part of a longer name is not a user id.
const patternOf = ([, value]: Secret): RegExp =>
  value.length >= MIN_LENGTH
    ? new RegExp(`${escaped(value)}|${escaped(encodeURIComponent(value))}`, 'i')
    : new RegExp(`(?<![\\w.:-]|localhost%3A)${escaped(value)}(?![\\w-])`);

/** Returns the names of the secrets that occur in a text. */
export const namesIn = (text: string, secrets: Iterable<Secret>): string[] => [
  ...new Set([...secrets].filter((secret) => patternOf(secret).test(text)).map(([name]) => name)),
];

// Session parameters belong in calls and this site's documents.
const mayCarry = ({ origin, pathname }: URL, own: string): boolean =>
  origin === own && (/^\/api\//.test(pathname) || /^\/(?!sandbox\b)[\w-]*\/?$/.test(pathname));

/** Returns the leaks of a request outside the allowed places; its address is given without the query. */
const leakOf = (request: Request, own: string, secrets: Iterable<Secret>): string[] => {
  const url = new URL(request.url());
  const headers = request.headers();
  const carried = mayCarry(url, own)
    ? (headers['referer'] ?? '')
    : [request.url(), request.postData() ?? '', ...Object.values(headers)].join('\n');
  const where = `${url.protocol}//${url.host}${url.pathname.replaceAll(/\d{4,}/g, 'N')}`;
  return namesIn(carried, secrets).map((name) => `${name} in a request to ${where}`);
};

/** Stores that use the user id to separate borrowers. */
const APART =
  /^loan:\w+:(borrower|repaymentInfo|bankTipSeen|cardCode|payments:order:\d+|contractRead|confirmed|complaintDraft|complaintWords|complaintReceipt|sent:\w+[:|].*)$/;

type Stored = readonly [key: string, value: string];

const storedOf = (page: Page): Promise<Stored[]> =>
  page.evaluate(() => {
    const entries = (open: () => Storage): [string, string][] => {
      try {
        return Object.entries(open()) as [string, string][];
      } catch {
        return []; // a storage that this test has closed
      }
    };
    return [...entries(() => localStorage), ...entries(() => sessionStorage)];
  });

/** Returns a frame's address and its referrer. The address is empty on a stand-in page, which has no root element. */
const placesOf = (frame: Frame): Promise<readonly [address: string, referrer: string]> =>
  frame
    .evaluate((): [string, string] => [document.getElementById('root') ? location.href : '', document.referrer])
    .catch((): [string, string] => ['', '']);

/** Returns the session parameters in an address, whatever their values: a page removes them before a test looks. */
const namedIn = (address: string): string[] => {
  const query = new URLSearchParams(address.split(/[?#]/)[1]);
  return [...SESSION_NAMES, ...HEADER_NAMES].filter((name) => query.has(name));
};

/** Watches all pages of a browser for session parameters that leak. `origin` is that of the pages and the service. */
export const watchLeaks = (context: BrowserContext, origin: string) => {
  const secrets = new Map<string, Secret>();
  const requests: Request[] = [];
  const said: (readonly [where: string, text: string])[] = [];

  context.on('request', (request) => {
    requests.push(request);
    if (!request.isNavigationRequest() || new URL(request.url()).origin !== origin) return;
    for (const secret of secretsOf(request.url())) secrets.set(secret.join('='), secret);
  });
  context.on('console', (message) => {
    // The browser's own messages contain the document's address, and have no arguments.
    if (message.args().length) said.push(['the console', message.text()]);
  });
  context.on('weberror', (error) => said.push(['the console', error.error().message]));

  const ownPages = () => context.pages().filter((page) => !page.isClosed() && page.url().startsWith(`${origin}/`));

  const inStores = async (): Promise<string[]> => {
    const stored = (await Promise.all(ownPages().map((page) => storedOf(page).catch((): Stored[] => [])))).flat();
    return stored.flatMap(([key, value]) =>
      namesIn(`${key}\n${value}`, secrets.values())
        .filter((name) => !(name === 'userId' && APART.test(key)))
        .map((name) => `${name} in the store ${key}`),
    );
  };

  const inAddresses = async (): Promise<string[]> => {
    const frames = ownPages().flatMap((page) => page.frames().filter((frame) => frame.url().startsWith(`${origin}/`)));
    return (await Promise.all(frames.map(placesOf))).flatMap(([address, referrer]) => [
      ...new Set([...namedIn(address), ...namesIn(address, secrets.values())].map((name) => `${name} in the address`)),
      ...namesIn(referrer, secrets.values()).map((name) => `${name} in a referrer`),
    ]);
  };

  return {
    /** Records a `Referer` header that arrived at the service's or the pages' host. */
    referrer: (header: string): void => void said.push(['a referrer', header]),
    /** Returns all leaks so far, as `<parameter> in <where>`, without duplicates. */
    find: async (): Promise<readonly string[]> => {
      const spoken = said.flatMap(([where, text]) =>
        namesIn(text, secrets.values()).map((name) => `${name} in ${where}`),
      );
      const sent = requests.flatMap((request) => leakOf(request, origin, secrets.values()));
      return [...new Set([...spoken, ...sent, ...(await inStores()), ...(await inAddresses())])];
    },
  };
};

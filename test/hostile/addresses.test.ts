import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { BridgeMessage } from '../../shared/bridge/contract.ts';
import { followLegacyLink } from '../../shared/features/core/legacyLinks.ts';
import { followSafeLink } from '../../shared/features/core/links.ts';
import type { Navigator } from '../../shared/navigation/navigator.ts';
import { type LinkRules, type SafeLink, safeUrl, withoutBlanks } from '../../shared/navigation/safeUrl.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import { withSession } from '../../shared/navigation/withSession.ts';
import { readParameters } from '../../shared/session/parameters.ts';
import { ORIGIN as SITE, testEnv } from '../support/testEnv.ts';
import { parsed, schemeOf } from './hostileLinks.ts';
import { hostileValues } from './hostileValues.ts';
import { forAny, RUNS } from './seeded.ts';

const ORIGIN = 'https://m.lender.example';

const schemes = [
  ...['https', 'http', 'HTTPS', 'hTTp', 'sampleloan', 'SampleLoan', 'sampleloanx', 'kash'],
  ...['\u212Aash', 'https\u200b', ''],
  ...['javascript', 'JavaScript', 'java\tscript', 'vbscript', 'data', 'blob', 'file', 'filesystem'],
  ...['content', 'intent', 'about', 'view-source', 'ftp', 'ws', 'wss', 'tel', 'sms', 'mailto', 'market'],
  ...['otherapp', '\u0001javascript', ' https'],
];
const colons = [':', ':', ':', '', '::', ':\t', '%3A', '：', '\n:'];
const slashes = ['//', '//', '//', '//', '/', '', '///', '\\\\', '/\\', '\\/', '/\t/', '//\n', '／／', '%2f%2f'];
const users = [
  ...['', '', '', '', '', 'user@', 'user:word@', ':word@', '@'],
  ...['pay.example@', 'pay.example%40', 'pay.example\\@'],
];
const hosts = [
  ...['m.lender.example', 'pay.example', 'pay.example', 'PAY.example', 'cdn.example', 'evil.example', 'localhost'],
  ...['pay.example.evil.example', 'evilpay.example', 'pay.example.', 'pay。example'],
  ...['ｐay.example', 'p\u00ady.example'],
  ...['pay\u200b.example', 'раy.example', 'xn--ay-6kc.example', '127.0.0.1', '0x7f.1', '2130706433'],
  ...['[::1]', '[::ffff:7f00:1]'],
  ...['', '.', '..', '%70ay.example', 'pay%2eexample', 'pay .example', 'pay<.example', 'pay%00.example'],
  ...['pay\0.example', '[::'],
];
const ports = ['', '', '', '', ':443', ':80', ':8443', ':99999', ':', ':port', ':-1', ':0', ':８０'];
const ends = [
  ...['', '/', '/path', '/a/../../b', '/..//evil.example', '?x=1', '#x', '/?a=1&b=2#c', '/a b', '/a\tb'],
  ...['/\u202ex', '/₱'],
  ...['/%0d%0aSet-Cookie:x=1', '/\r\nSet-Cookie: x=1', '/\\evil.example', '/@evil.example'],
  '?next=javascript:alert(1)',
  ...['/%', '/%zz', '/\ud83d', '/#\0', '/\u00a0', '/\u0085', '/\u2028', `/${'x'.repeat(3000)}`],
  '?__proto__=1&constructor=2',
];

const written = fc
  .tuple(...[schemes, colons, slashes, users, hosts, ports, ends].map((parts) => fc.constantFrom(...parts)))
  .map((parts) => parts.join(''));

const stain = fc.constantFrom(
  ...['\t', '\n', '\r', '\0', ' ', '\\', '/', '@', ':', '%00'],
  ...['\u00a0', '\u007f', '\u0085', '\u200b', '\ufeff'],
);

/** An address as another site writes one, with something put in where it does not belong. */
const stained = fc
  .tuple(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.array(fc.tuple(fc.nat(), stain), { maxLength: 2 }),
  )
  .map(([url, stains]) =>
    stains.reduce((text, [at, letter]) => text.slice(0, at % text.length) + letter + text.slice(at % text.length), url),
  );

/** A path of this site, or what looks like one. */
const own = fc
  .tuple(
    fc.constantFrom('/', '//', '/\\', '/./', '/..//', '', './', '?', '#/', '/%2f', '/\t/', '/\n'),
    fc.constantFrom('repay', 'evil.example/x', '/evil.example', '', 'repay?orderId=1', '@evil.example', ':8443'),
  )
  .map(([start, rest]) => start + rest);

/** What an answer may put where an address is expected. */
const address: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 10, arbitrary: written },
  { weight: 3, arbitrary: stained },
  { weight: 2, arbitrary: own },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 1 }) },
);

// Seconds on a quiet machine.
vi.setConfig({ testTimeout: 120_000 });

const rulesOf: readonly LinkRules[] = [
  { hosts: [], scheme: 'sampleloan' },
  { hosts: ['pay.example', 'cdn.example:8443'], scheme: 'sampleloan' },
  { hosts: ['m.lender.example'], scheme: 'kash' },
];
const rules = fc.constantFrom(...rulesOf);

const SECRET = 'device-of-nobody-else';
const page = readParameters(`?deviceId=${SECRET}&userId=7001&building=${SECRET}-b&lang=en&orderId=A%2B1`);

let judged = 0;
let followed = 0;

/** What is wrong with following this, as a browser would; nothing where it is sound. */
const faultOf = (link: SafeLink, raw: unknown, { hosts, scheme }: LinkRules): string | undefined => {
  if (typeof raw !== 'string') return 'no text to begin with';
  if (/[\p{Cc}\\]/u.test(link.url)) return 'a control character or a backslash';
  const read = parsed(link.url);
  if (!read) return 'no address';
  if (read.username || read.password || /^[^/]*\/\/[^/?#]*@/.test(link.url)) return 'user info';
  if (link.kind === 'app') return read.protocol === `${scheme}:` ? undefined : `the scheme ${read.protocol}`;
  if (read.protocol !== 'https:' && read.protocol !== 'http:') return `the scheme ${read.protocol}`;
  if (read.href !== parsed(raw.trim(), ORIGIN)?.href) return 'another address than the one that came';
  const isAllowed = read.origin === ORIGIN || !hosts.length || hosts.includes(read.host);
  return isAllowed ? undefined : `the host ${read.host}`;
};

const count = (isFollowed: boolean): void => {
  judged += 1;
  if (isFollowed) followed += 1;
};

describe('A hostile address', () => {
  it('passes only where a browser reads an allowed one', () => {
    forAny(100_000, address, rules, (raw, rule) => {
      const link = safeUrl(raw, ORIGIN, rule);
      count(!!link);
      const fault = link && faultOf(link, raw, rule);
      if (fault) throw new Error(fault);
    });
  });

  it('is refused only for a reason: what another site may well answer passes', () => {
    const clean = fc.webUrl({ withFragments: true, withQueryParameters: true, validSchemes: ['http', 'https'] });
    forAny(2_000, clean, (url) => {
      const { host, protocol } = new URL(url);
      const link = { kind: 'web', url: new URL(url).href };
      expect(safeUrl(url, ORIGIN, { hosts: [], scheme: 'sampleloan' })).toEqual(link);
      // A host that a brand lists is reached over https.
      const listed = { hosts: [host], scheme: 'sampleloan' };
      expect(safeUrl(url, ORIGIN, listed)).toEqual(protocol === 'https:' ? link : undefined);
      expect(safeUrl(url, ORIGIN, { hosts: [`x${host}`], scheme: 'sampleloan' })).toBeUndefined();
    });
  });

  it('moves the page, or reaches the app, only where it has passed', () => {
    forAny(10_000, address, rules, fc.constantFrom('assign', 'replace'), (raw, rule, how) => {
      const opened: SafeLink[] = [];
      const move = (url: string) => void opened.push({ kind: 'web', url });
      const postMessage = ({ action, payload }: BridgeMessage) =>
        void opened.push({ kind: 'app', url: action === 'openPage' ? payload.url : action });
      const places = { origin: ORIGIN, search: '', assign: move, replace: move } as unknown as Navigator;
      const native = { webkit: { messageHandlers: { loanApp: { postMessage } } } };
      const outcome = followSafeLink({ navigator: places, page, native }, raw as string, rule, how as 'assign');
      expect(opened).toHaveLength(outcome === 'refused' ? 0 : 1);
      const fault = opened[0] && faultOf(opened[0], raw, rule);
      if (fault) throw new Error(fault);
    });
  });

  it('of an older call reaches the app under any scheme but those that can do something in the page', () => {
    const forbidden = ['javascript', 'data', 'blob', 'file', 'filesystem', 'content', 'intent', 'vbscript', 'about'];
    forAny(
      6_000,
      address.filter((raw) => typeof raw === 'string'),
      (raw) => {
        const { env, messages, moves } = testEnv({ search: '?', app: 'ios' });
        const outcome = followLegacyLink(env, raw as string);
        expect(messages.length + moves.length).toBe(outcome === 'refused' ? 0 : 1);
        for (const { action, payload } of messages) {
          const url = action === 'openPage' ? payload.url : action;
          const scheme = schemeOf(url);
          expect([...forbidden, 'http', 'https']).not.toContain(scheme);
          // A place of the app without a scheme goes as it came, blanks and all; a number to call as a number alone.
          if (scheme === 'tel') expect(url).toMatch(/^tel:\+?\d+$/);
          else expect(url).toBe(scheme ? withoutBlanks(raw as string) : (raw as string).trim());
          expect(url).not.toMatch(scheme ? /[\p{Cc}\s\\]/u : /[\p{Cc}\\]/u);
        }
        for (const move of moves) expect(new URL(move.replace('assign ', ''), SITE).protocol).toMatch(/^https?:$/);
      },
    );
  });

  it('gets the session only on this site, or on a secure host of the brand', () => {
    forAny(
      8_000,
      address.filter((raw) => typeof raw === 'string'),
      fc.constantFrom<string[]>([], ['pay.example']),
      (raw, hosts) => {
        const carried = withSession(raw as string, page, ORIGIN, hosts);
        const to = parsed(carried, ORIGIN);
        const isTrusted = to?.origin === ORIGIN || (to?.protocol === 'https:' && hosts.includes(to.host));
        if (carried.includes(SECRET) && !isTrusted) throw new Error(`the session goes to ${carried}`);
        if (!safeUrl(carried, ORIGIN, { hosts: [], scheme: 'sampleloan' })) return;
        const from = parsed((raw as string).trim(), ORIGIN);
        expect([to?.origin, to?.pathname, to?.hash]).toEqual([from?.origin, from?.pathname, from?.hash]);
      },
    );
  });

  afterAll(() => {
    console.log(`${judged} hostile addresses; ${followed} of them were good enough.`);
    expect(judged).toBeGreaterThanOrEqual(RUNS);
    expect(followed / judged).toBeGreaterThan(0.03);
  });
});

describe('A hostile session', () => {
  const value = fc.string({ unit: 'binary', maxLength: 20 });
  const search = fc.array(fc.tuple(fc.constantFrom('userId', 'orderId', 'lang', 'eyes', '__proto__', 'a'), value));

  it('leads to a page of this site, and comes through as it was', () => {
    forAny(4_000, search, (entries) => {
      const given = new URLSearchParams(entries).toString();
      const read = readParameters(`?${given}`);
      const to = new URL(addressOf(read, 'repay', { extra: 'a&b' }), ORIGIN);
      expect([to.origin, to.pathname, to.hash]).toEqual([ORIGIN, '/repay', '']);
      const { extra, ...carried } = Object.fromEntries(to.searchParams);
      expect(extra).toBe('a&b');
      const { session, headers, lang } = read;
      expect(carried).toEqual({ ...session, ...headers, ...(lang && { lang }) });
    });
  });
});

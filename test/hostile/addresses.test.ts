import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseImageUrl } from '../../shared/api/parse.ts';
import { followLegacyLink } from '../../shared/features/core/legacyLinks.ts';
import { withoutBlanks } from '../../shared/lib/texts.ts';
import { type LinkRules, type SafeLink, safeUrl } from '../../shared/navigation/safeUrl.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import { withSession } from '../../shared/navigation/withSession.ts';
import { readParameters } from '../../shared/session/parameters.ts';
import { ORIGIN as SITE, testEnv } from '../support/testEnv.ts';
import { address, parsed, schemeOf } from './hostileAddresses.ts';
import { forAny } from './seeded.ts';

const ORIGIN = 'https://m.lender.example';

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

describe('A hostile address', () => {
  it('passes only where a browser reads an allowed one', () => {
    forAny(110_000, address, rules, (raw, rule) => {
      const link = safeUrl(raw, ORIGIN, rule);
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

  it('of a picture is one of the web, or none', () => {
    forAny(4_000, address, (raw) => {
      const protocol = parsed(parseImageUrl(raw), ORIGIN)?.protocol;
      // What no browser reads as an address loads nothing.
      if (protocol) expect(protocol).toMatch(/^https?:$/);
    });
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

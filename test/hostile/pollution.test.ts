import { afterEach, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../shared/api/outcome.ts';
import { filledValues, startFields } from '../../shared/features/bankAccount/bankItems.ts';
import { defineMessages } from '../../shared/i18n/messages.ts';
import { applyLanguage, t } from '../../shared/i18n/t.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import { withSession } from '../../shared/navigation/withSession.ts';
import { readParameters, toQuery } from '../../shared/session/parameters.ts';
import { testEnv } from '../support/testEnv.ts';
import { parsers } from './everyParser.ts';
import { expectNothingPolluted, owning } from './hostileValues.ts';

const polluting = { polluted: 'yes' };

/** Names that every object has from its prototype, or that lead to it. */
const inherited = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf', 'isPrototypeOf'];

afterEach(expectNothingPolluted);

/** The tree with every object hidden in the prototype of an empty one, or beside what leads to all prototypes. */
const hidden = (tree: unknown, hide: (object: object) => object): unknown => {
  if (Array.isArray(tree)) return tree.map((item) => hidden(item, hide));
  if (typeof tree !== 'object' || tree === null) return tree;
  return hide(Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, hidden(value, hide)])));
};

const asPrototype = (object: object): object => owning('__proto__', object);
const besidePrototypes = (object: object): object => ({
  ...object,
  ...owning('__proto__', polluting),
  constructor: { prototype: polluting },
});

describe('An answer that reaches for the prototype', () => {
  it.each(parsers.map((parser) => [parser.name, parser] as const))('is read by its own fields: %s', (_, parser) => {
    const { data } = JSON.parse(parser.answer) as { data: unknown };
    const read = (tree: unknown) => readEnvelope(JSON.stringify({ code: '00', message: '', data: tree }), parser.parse);
    if (typeof data === 'object' && data !== null && !Array.isArray(data))
      expect(read(asPrototype(data))).toEqual(read({}));
    const [spoilt, clean] = [read(hidden(data, besidePrototypes)), read(data)];
    // The service's own words are kept as they came, and read field by field like the answer itself.
    const withoutRaw = (outcome: object) => JSON.stringify(outcome, (name, value) => (name === 'response' ? 0 : value));
    expect(withoutRaw(spoilt)).toBe(withoutRaw(clean));
  });

  it('is no success where its code is inherited', () => {
    const envelope = JSON.stringify(
      owning('__proto__', { code: '00', message: '', data: { url: 'https://x.example' } }),
    );
    expect(readEnvelope(envelope, () => true)).toEqual({ kind: 'unknown', reason: 'body' });
  });

  it('may name the items of a bank form as it likes', () => {
    const items = inherited.map((code) => ({ code, cate: 'text', title: code, value: 'typed' }));
    const { parse } = parsers.find(({ name }) => name === 'readBankForm') ?? { parse: () => [] };
    const values = filledValues(startFields(parse({ items }) as Parameters<typeof startFields>[0]));
    expect(Object.keys(values).sort()).toEqual(inherited.filter((code) => code !== '__proto__').sort());
  });
});

describe('An address that reaches for the prototype', () => {
  const search = `?${inherited.map((name) => `${name}=x&${name}[polluted]=yes&${name}.polluted=yes`).join('&')}`;

  it('gives no parameter', () => {
    expect(readParameters(search)).toEqual({ session: {}, headers: {}, lang: undefined });
    expect(addressOf(readParameters(search), 'repay')).toBe('/repay');
  });

  it('adds nothing to where a loan leads', () => {
    const page = readParameters(`${search}&userId=7`);
    const url = withSession(`/loanDetail${search}`, page, 'https://m.lender.example', []);
    expect(url).toBe(`/loanDetail${search}&userId=7&from=confirm`);
  });

  it('a query holds what is an object’s own', () => {
    expect(toQuery(Object.create({ a: '1' }) as Record<string, string>)).toBe('');
    expect(toQuery(owning('__proto__', 'x') as Record<string, string>)).toBe('__proto__=x');
  });
});

describe('A stored record that reaches for the prototype', () => {
  const SEARCH = '?userId=7&orderId=A%2B1&productId=9';
  const stored = (name: string, data: string) => new Map([[`loan:default:${name}`, `{"v":1,"data":${data}}`]]);

  it('is nobody’s by the owner and the moment that its prototype names', () => {
    const owner = '{"userId":"7","orderId":"A+1","productId":"9","checkedAt":5}';
    const hiding = `{"__proto__":${owner},"repayAmount":1,"defDetail":{"payCode":"1"}}`;
    const { env } = testEnv({ search: SEARCH, nowMs: 5, storage: stored('repaymentInfo', hiding) });
    expect(env.store.read('repaymentInfo')).toBeUndefined();
  });
});

it('A file of texts that reaches for the prototype changes no text and no object', () => {
  const text = defineMessages('hostileTest', { title: 'One' });
  const file = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}';
  applyLanguage(JSON.parse(file) as Parameters<typeof applyLanguage>[0]);
  expect(t(text.title)).toBe('One');
  expect('polluted' in {}).toBe(false);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { callNames } from '../../shared/api/allEndpoints.ts';
import * as parsers from '../../shared/api/parse.ts';
import { type DescribedCall, describeCalls, unexplained } from './describeCalls.ts';
import { knownParsers } from './discover.ts';
import { headers, received, sent } from './glossary.ts';
import { ITEM, pathText } from './paths.ts';
import { keyFor, UNEXPLAINED } from './terms.ts';

let calls: readonly DescribedCall[];
beforeAll(async () => {
  calls = await describeCalls();
});

// How each field is read, and the effect of an answer without it, is in the committed document: see document.test.ts.
it('A description says of every call what it is for', () => {
  expect(calls.map(({ name }) => name)).toEqual(callNames);
  expect(calls.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary)).map(({ name }) => name)).toEqual([]);
});

describe('The glossary', () => {
  it('says nothing that no call reads or sends', () => {
    const usedIn = (glossary: typeof received, paths: (call: DescribedCall) => readonly (readonly string[])[]) =>
      new Set(calls.flatMap((call) => paths(call).map((path) => keyFor(glossary, call.name, path))));
    const read = usedIn(received, ({ answer }) => answer.fields.map(({ path }) => path).filter((path) => path.length));
    const given = usedIn(sent, ({ request }) => request.fields.map(({ name }) => [name]));
    expect(Object.keys(received).filter((key) => !read.has(key))).toEqual([]);
    expect(Object.keys(sent).filter((key) => !given.has(key))).toEqual([]);
  });

  it('is told of every field at once that it does not explain, sent or received, with the key to write', () => {
    const [call] = calls.filter(({ name }) => name === 'readComplaint') as [DescribedCall];
    const { request, answer } = call;
    const without = <Field extends { readonly term: unknown }>(fields: readonly Field[]) =>
      fields.map((field) => (field.term ? { ...field, term: UNEXPLAINED } : field));
    const gaps = unexplained([
      {
        ...call,
        request: { ...request, fields: without(request.fields) },
        answer: { ...answer, fields: without(answer.fields) },
      },
    ]);
    expect(unexplained(calls)).toEqual([]);
    expect(gaps).toContain("sent: 'readComplaint: problemId'");
    expect(gaps.filter((gap) => gap.startsWith('received: ')).length).toBeGreaterThan(3);
  });

  it('says what every header is', () => {
    const all = new Set(calls.flatMap(({ request }) => Object.keys(request.headers)));
    expect(Object.keys(headers).sort()).toEqual([...all, 'idempotency-key'].sort());
  });

  it('agrees with the pages in what is money, a picture, a flag or a group', () => {
    const unitsOf: { readonly [kind: string]: readonly string[] } = {
      amount: ['cents'],
      imageUrl: ['imageUrl'],
      flag: ['flag'],
      object: ['group'],
    };
    const wrong = calls.flatMap(({ name, answer }) =>
      answer.fields
        .filter(({ kind, unit }) => unit && unitsOf[kind] && !unitsOf[kind].includes(unit))
        .map(({ path }) => `${name}: ${pathText(path)}`),
    );
    expect(wrong).toEqual([]);
    const cents = calls.flatMap(({ answer }) => answer.fields.filter(({ unit }) => unit === 'cents'));
    expect(cents.map(({ kind }) => kind)).toEqual(cents.map(() => 'amount'));
  });
});

describe('The watch over the parsers', () => {
  it('knows every function of parse.ts', () => {
    expect([...knownParsers].sort()).toEqual(Object.keys(parsers).sort());
  });

  it('finds a kind for every field but the one that its endpoint compares itself', () => {
    const found = calls.flatMap(({ name, answer }) =>
      answer.fields.filter(({ kind }) => kind === 'value').map(({ path }) => `${name}: ${pathText(path)}`),
    );
    expect(found).toEqual(['readBankForm: items[].cate']);
    expect(
      calls.flatMap(({ answer }) => answer.fields).filter(({ path }) => path.at(-1) === ITEM).length,
    ).toBeGreaterThan(10);
  });
});

import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeClient } from '../../shared/api/client.ts';
import { type Outcome, readEnvelope } from '../../shared/api/outcome.ts';
import { at, page, platformOf, recordingFetch } from '../wire/wire.ts';
import { type Parser, parsers } from './everyParser.ts';
import { asText, badCodes, expectNothingPolluted, goodCodes } from './hostileValues.ts';
import { mutated, mutations } from './mutate.ts';
import { forAny, RUNS, seeded } from './seeded.ts';
import { oddities } from './shapes.ts';

// Seconds on a quiet machine.
vi.setConfig({ testTimeout: 120_000 });

const share = (of: number): number => Math.ceil(of / parsers.length);
const MUTATED = share(70_000);
const ANY = share(22_000);
const BYTES = share(8_000);

let judged = 0;
let succeeded = 0;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const orUndefined = <Value>(run: () => Value): Value | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};

/** What an answer's text says by the rules of the wire, read apart from the app's own code. */
const saidBy = (body: string): 'success' | 'refusal' | 'nothing' => {
  const tree: unknown = orUndefined(() => JSON.parse(body.charCodeAt(0) === 0xfeff ? body.slice(1) : body));
  const code = isObject(tree) && Object.hasOwn(tree, 'code') ? tree['code'] : undefined;
  if (code === 0) return 'success';
  if (typeof code === 'number') return 'refusal';
  if (typeof code !== 'string' || code === '') return 'nothing';
  return [...code].every((digit) => digit === '0') ? 'success' : 'refusal';
};

/** What a success says, read from the good answer. */
const goodData = new Map(
  parsers.map(({ name, answer, parse }) => [name, (readEnvelope(answer, parse) as { data: unknown }).data]),
);

/** Judges how a call ended that had this answer. Throws where that is not what the answer says. */
const judge = ({ name }: Parser, body: string, outcome: Outcome<unknown>): void => {
  judged += 1;
  const said = saidBy(body);
  if (outcome.kind === 'ok') {
    succeeded += 1;
    if (said !== 'success') throw new Error('a success that nobody has granted');
    const odd = oddities(goodData.get(name), outcome.data);
    if (odd.length)
      throw new Error(`a success of another shape, unless test/hostile/shapes.ts allows it: ${odd.join('; ')}`);
  } else if (outcome.kind === 'refused') {
    if (said !== 'refusal') throw new Error(`a refusal that nobody has uttered: ${outcome.code}`);
    if (typeof outcome.message !== 'string' || outcome.message.length > 301) throw new Error('a message of no use');
  } else {
    const reasons = { success: 'data', nothing: /^\s*</.test(body) ? 'portal' : 'body', refusal: undefined };
    if (outcome.reason !== reasons[said]) throw new Error(`unknown for '${outcome.reason}', where the answer is plain`);
  }
};

const code = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...goodCodes) },
  { weight: 1, arbitrary: fc.constantFrom(...badCodes) },
);

const envelopeOf = (code: unknown, data: unknown) => ({ code, message: 'said', data });

const anyTree = fc.oneof(
  fc.tuple(code, fc.jsonValue({ maxDepth: 3 })).map(([first, data]) => envelopeOf(first, data)),
  fc.tuple(code, fc.anything({ maxDepth: 2, maxKeys: 4 })).map(([first, data]) => envelopeOf(first, data)),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Ways in which bytes come to harm between the service and the phone. */
const harm = fc.record({
  cutTo: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  flips: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }),
  before: fc.constantFrom(
    [],
    [0xef, 0xbb, 0xbf],
    [0xff, 0xfe],
    [0xef, 0xbb],
    [0x20, 0x0a],
    [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf],
  ),
  after: fc.constantFrom([], [0x00], [0xc3], [0xed, 0xa0, 0x80], [0x0a], [0x3c, 0x21, 0x2d, 0x2d]),
});

const harmed = (
  text: string,
  { cutTo, flips, before, after }: typeof harm extends fc.Arbitrary<infer T> ? T : never,
) => {
  const whole = new TextEncoder().encode(text);
  const bytes = Uint8Array.from([...before, ...whole.subarray(0, (cutTo ?? 1) * whole.length), ...after]);
  for (const [place, to] of flips) bytes[place % bytes.length] = to;
  return bytes;
};

const throughClient = async ({ send }: Parser, bytes: Uint8Array<ArrayBuffer>): Promise<Outcome<unknown>> => {
  const recorder = recordingFetch(() => new Response(bytes));
  let settled = 0;
  const outcome = await send(makeClient(platformOf(recorder.fetcher), page, at)).finally(() => (settled += 1));
  expect([recorder.given.length, settled]).toEqual([1, 1]);
  return outcome;
};

describe('A hostile answer', () => {
  describe.each(parsers.map((parser) => [parser.name, parser] as const))('to %s', (_, parser) => {
    const sample = JSON.parse(parser.answer) as Record<string, unknown>;

    it('is read for what it says, however its parts are changed', () => {
      forAny(MUTATED, code, mutations, (first, changes) => {
        const body = asText(mutated({ ...sample, code: first }, changes));
        judge(parser, body, readEnvelope(body, parser.parse));
      });
      expectNothingPolluted();
    });

    it('is read for what it says, whatever it is', () => {
      forAny(ANY, anyTree, (tree) => {
        const body = asText(tree);
        judge(parser, body, readEnvelope(body, parser.parse));
      });
      expectNothingPolluted();
    });

    it('settles the call once, whatever befell its bytes', async () => {
      await fc.assert(
        fc.asyncProperty(harm, async (what) => {
          const bytes = harmed(parser.answer, what);
          judge(parser, new TextDecoder().decode(bytes), await throughClient(parser, bytes));
        }),
        seeded(BYTES),
      );
    });
  });

  afterAll(() => {
    console.log(`${judged} hostile answers to ${parsers.length} readers; ${succeeded} of them were good enough.`);
    expect(judged).toBeGreaterThanOrEqual(RUNS);
    // A fuzz whose answers are all refused at the door tests nothing behind it.
    expect(succeeded / judged).toBeGreaterThan(0.2);
  });
});

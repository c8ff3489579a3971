import type { Owner } from '../../kept.ts';
import { emptyLook, verdict } from '../../oracle.ts';
import type { Stage } from '../../stage.ts';
import type { Condition } from './Condition.ts';
import type { EnvScreen } from './EnvScreen.ts';
import { entryOf, type Health, healthOf, pollution, storedTexts } from './health.ts';
import { FOREIGN, type Held, OWN, OWNER, phoneRecordsOf, recordsOf } from './records.ts';
import { enter, waitFor } from './visit.ts';

type Texts = { readonly [key: string]: string };

/** The texts in sessionStorage and localStorage, by full key. */
interface Kept {
  readonly ofTab: Texts;
  readonly ofPhone: Texts;
}

const UNCONFIRMED = [
  ...['You may have paid already', 'It is not known', 'An account was saved', 'has confirmed it'],
  ...['Paid. Thank you', 'Your payment was accepted'],
];

const keptOf = (stage: Stage, owner: Owner): Kept => ({
  ofTab: storedTexts(stage, recordsOf(owner, FOREIGN)),
  ofPhone: storedTexts(stage, phoneRecordsOf(owner, FOREIGN)),
});

const mapTexts = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)]));

const each =
  (change: (text: string) => string) =>
  (stage: Stage): Kept => {
    const { ofTab, ofPhone } = keptOf(stage, OWNER);
    return { ofTab: mapTexts(ofTab, change), ofPhone: mapTexts(ofPhone, change) };
  };

const eachData = (change: (data: unknown) => unknown) =>
  each((text) => JSON.stringify({ v: 1, data: change(JSON.parse(text).data) }));

// These fields stay unchanged: the records still belong to the borrower, but are unusable.
const KEYS = /^(userId|orderId|productId|session|borrower|of|recordId|cardId)$/;

const mapLeaves = (change: (leaf: unknown) => unknown, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(change, item));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, KEYS.test(name) ? part : mapLeaves(change, part)]),
  );
};

// A mark from the future is valid: otherwise, setting the clock back would allow to pay twice.
const withoutMarks = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !key.includes(':sent:')));

const absurd = (leaf: unknown): unknown => (typeof leaf === 'number' ? 1e300 : typeof leaf === 'string' ? '' : leaf);

const polluted = `{"v":1,"data":{"__proto__":${JSON.stringify(recordsOf(OWNER, FOREIGN)['repaymentInfo'])},
  "constructor":{"prototype":{"polluted":1}},"toString":1,"valueOf":null}}`;

// The record of the listed complaints belongs to the borrower, whatever the order.
const ownList = (stage: Stage): Texts => {
  const { complaintListed } = phoneRecordsOf(OWNER, OWN);
  return storedTexts(stage, { complaintListed });
};

const ofAnother =
  (owner: Partial<Owner>) =>
  (stage: Stage): Kept => {
    const { ofTab, ofPhone } = keptOf(stage, { ...OWNER, ...owner });
    return { ofTab, ofPhone: { ...ofPhone, ...('userId' in owner ? {} : ownList(stage)) } };
  };

const ofAnotherBrand = (stage: Stage): Kept => {
  const { ofTab, ofPhone } = keptOf(stage, OWNER);
  const rename = (texts: Texts): Texts =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key.replace(stage.brand.id, 'ph'), text]));
  return { ofTab: rename(ofTab), ofPhone: rename(ofPhone) };
};

const conditions: { readonly [name: string]: (stage: Stage) => Kept } = {
  'nothing is kept': () => ({ ofTab: {}, ofPhone: {} }),
  'JSON that breaks off': each((text) => text.slice(0, -3)),
  'no JSON': each(() => 'Hello'),
  'an older version': each((text) => text.replace('"v":1', '"v":0')),
  'no version around it': each((text) => JSON.stringify(JSON.parse(text).data)),
  'a version and no data': each(() => '{"v":1}'),
  'null for data': eachData(() => null),
  'a number for data': eachData(() => 17),
  'a list for data': eachData((data) => [data]),
  'objects for all its parts': eachData((data) => mapLeaves(() => ({}), data)),
  'lists for all its parts': eachData((data) => mapLeaves(() => [], data)),
  'null for all its parts': eachData((data) => mapLeaves(() => null, data)),
  'absurd numbers': (stage) => {
    const { ofTab, ofPhone } = eachData((data) => mapLeaves(absurd, data))(stage);
    return { ofTab, ofPhone: withoutMarks(ofPhone) };
  },
  'names of the language in it': each(() => polluted),
  'another order': ofAnother({ orderId: 'o2' }),
  'another order, whose name begins alike': ofAnother({ orderId: 'o11' }),
  'another borrower and order': ofAnother({ userId: '8', orderId: 'o2' }),
  'another borrower of the same order': ofAnother({ userId: '8' }),
  'no borrower': ofAnother({ userId: '' }),
  'no order': ofAnother({ orderId: '' }),
  'no product': ofAnother({ productId: '' }),
  'another product and order': ofAnother({ productId: '8', orderId: 'o2' }),
  'another brand': ofAnotherBrand,
};

const ofMoment =
  (at: unknown) =>
  (stage: Stage): Kept => ({
    ofTab: storedTexts(stage, recordsOf(OWNER, { ...OWN, at })),
    ofPhone: withoutMarks(storedTexts(stage, phoneRecordsOf(OWNER, { ...OWN, at }))),
  });

/** Records with nothing wrong but their time. */
const wholeConditions: { readonly [name: string]: (stage: Stage) => Kept } = {
  'a moment far beyond the calendar': ofMoment(1e300),
  'a moment far before the calendar': ofMoment(-1e300),
  'a moment in words': ofMoment('yesterday'),
  'no moment': ofMoment(null),
};

const addressed = (screen: EnvScreen): EnvScreen => ({ ...screen, stored: () => ({}) });

const STEPS = 'a page reads its records when it opens: it is tried before these steps are taken, under another name';

const STILL = 'a page that is the same for everybody reads no record';

const OF_ORDER = 'what belongs to the borrower and the order is theirs without a product';
const OWNED_BY_ORDER = /^(complainPageNext$|myDocuments)/;

const healthUnder = (screen: EnvScreen): Health => {
  if (!screen.without) return {};
  return { words: screen.without, amount: undefined };
};

const isWorst = (name: string, screen: EnvScreen): boolean =>
  /^another (order|brand)$|breaks off|far beyond|another borrower of/.test(name) &&
  /^(repaymentOfCode2?(, its slip)?|complainPageNext|complaint|myDocuments, with a receipt)$/.test(screen.name);

const readConditions: readonly Condition[] = Object.entries({ ...conditions, ...wholeConditions }).map(
  ([name, keptBy]) => ({
    name: `record/${name}`,
    leavesOut: ({ name: screen, isStatic, steps }) => {
      if (isStatic) return STILL;
      return name === 'no product' && OWNED_BY_ORDER.test(screen) ? OF_ORDER : steps && STEPS;
    },
    isWorst: (screen) => isWorst(name, screen),
    run: async (stage, screen) => {
      await enter(stage, { ...entryOf(stage, addressed(screen)), ...keptBy(stage) });
      const wrong = await healthOf(stage, screen, { ...healthUnder(screen), never: UNCONFIRMED });
      return [...wrong, ...(await pollution(stage))];
    },
  }),
);

const HARMFUL =
  '\u202e<img src=x onerror="document.documentElement.dataset.ran=1"><a href="javascript:alert(1)">x {{7*7}} \u2066';

/** Parts of the borrower's own fresh, well-formed records, with content that no page of the app writes. */
const harmful: { readonly [name: string]: Partial<Held> } = {
  'words that would run': { words: HARMFUL, code: HARMFUL },
  'words without an end': { words: 'W'.repeat(200_000), code: '7'.repeat(20_000) },
  'money below zero': { cents: -321_098 },
  'money in parts of a cent': { cents: 0.5 },
  'money that no number holds': { cents: 2 ** 60 },
};

const ran =
  'document.documentElement.dataset.ran === "1" || !!document.querySelector("img[src=x], a[href^=javascript]")';

/** The screens that show only stored data, with content that could run or make no sense. */
const harmfulConditions: readonly Condition[] = Object.entries(harmful).map(([name, part]) => ({
  name: `record/its own, with ${name}`,
  leavesOut: ({ onPhone }) =>
    onPhone ? undefined : 'the service answers on this screen: test/hostile tries what is kept',
  isWorst: () => name === 'words that would run',
  run: async (stage, screen) => {
    const ofPhone = withoutMarks(storedTexts(stage, phoneRecordsOf(OWNER, { ...OWN, ...part })));
    await enter(stage, { ...entryOf(stage, screen), ofPhone });
    await waitFor(stage, 'Seen in your order', screen.ready, screen.without ?? screen.ready);
    const { exempt } = screen;
    const spoken = { kind: 'success', ...(exempt && { exempt }) } as const;
    // A long list or text takes time to render.
    const wrong = await verdict(stage, emptyLook, { outcome: 'any', success: '', spoken, patienceMs: 10_000 });
    const harm = (await stage.evaluate<boolean>(ran)) ? ['words of a record have run, or stand as elements'] : [];
    return [...wrong, ...harm, ...(await pollution(stage))];
  },
}));

/** Stored records are malformed, outdated, of somebody else, or hold harmful content. */
export const recordConditions: readonly Condition[] = [...readConditions, ...harmfulConditions];

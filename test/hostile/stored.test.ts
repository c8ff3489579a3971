import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBookedBefore, readKeptCode } from '../../pages/repaymentMethod/cardCode.ts';
import { storedPlan } from '../../shared/api/endpoints/repaymentInfo.ts';
import { parseRecord, parseText } from '../../shared/api/parse.ts';
import { isNewOnPhone } from '../../shared/app/claimTab.ts';
import { readLatestLanguage } from '../../shared/app/followLanguage.ts';
import { id } from '../../shared/brand/current.ts';
import { momentOf } from '../../shared/domain/dates.ts';
import { readStoredRepayment } from '../../shared/features/codes/storedRepayment.ts';
import { readDraft, takeDraft } from '../../shared/features/complaint/complaintDraft.ts';
import { parseSubmissionRecord } from '../../shared/features/core/submissionRecord.ts';
import { pageSearch } from '../../shared/navigation/navigator.ts';
import { readRecords } from '../../shared/payments/paymentRecord.ts';
import { isOfAnotherBorrower } from '../../shared/platform/storage/browserStores.ts';
import { paySlips } from '../../shared/platform/storage/paySlip.ts';
import { digest, sessionStore } from '../../shared/platform/storage/sessionStore.ts';
import { readParameters } from '../../shared/session/parameters.ts';
import { mapStorage } from '../support/mapStorage.ts';
import { phoneTable } from '../support/phoneTable.ts';
import { testEnv } from '../support/testEnv.ts';
import { asText, expectNothingPolluted } from './hostileValues.ts';
import { mutated, mutations } from './mutate.ts';
import { forAny } from './seeded.ts';
import { oddities } from './shapes.ts';

// Seconds on a quiet machine.
vi.setConfig({ testTimeout: 120_000 });

const NOW_MS = Date.UTC(2026, 10, 23);
const SEARCH = '?userId=7&sessionId=s&orderId=o1&productId=9';
const session = { userId: '7', orderId: 'o1', productId: '9' } as const;
const subject = { type: '1', subtype: '', orderNo: 'A' } as const;

const page = readParameters(SEARCH);
const now = (): number => NOW_MS;

/** A phone on which one text stands under a name, in the tab and on the phone itself. */
const phoneWith = (name: string, text: string) => {
  const texts = new Map([[`loan:${id}:${name}`, text]]);
  const storage = mapStorage(texts);
  const place = sessionStore(id, () => storage);
  return { ...testEnv({ search: SEARCH, nowMs: NOW_MS, storage: texts, phoneStorage: texts }), storage, place };
};

type Phone = ReturnType<typeof phoneWith>;

/** Something that is kept on a phone: what stands there when all is well, and all that pages read of it. */
interface Kept {
  /** Where it is not the name itself: the name of one of them. */
  readonly name?: string;
  readonly good: unknown;
  readonly read: (phone: Phone) => unknown;
}

const payment = {
  way: 'code',
  state: 'opened',
  isRollover: 1,
  amount: '320000',
  place: 'Sample Wallet',
  reference: '7100',
  promisedDay: '2026-12-05',
  atMs: NOW_MS,
  before: {
    status: '170',
    due: '320000',
    dueDate: '2026-12-05',
    orderDue: '320000',
    orderDueDate: '2026-12-05',
    paymentIds: ['p1'],
  },
};

const plan = {
  repayAmount: 320_000,
  repayDate: '2026-12-05',
  productName: 'Sample Peso Loan',
  productLogo: '/logo.svg',
  noticeMsg: 'Keep the slip.',
  detail: [{ text: 'Instalment', value: '1 of 3' }],
  delayInfo: { title: 'Move the date', delayAmount: 48_000 },
  repayPlan: { items: [{ time: '2026-12-05', amount: 320_000 }] },
  defDetail: {
    payCode: '7100',
    title: 'Sample Wallet',
    logo: '/wallet.svg',
    payNotice: [{ title: 'At a counter', list: [{ name: 'Pay', steps: ['Show the code.'] }] }],
  },
};

const slipName = `slip:${digest(['7', 's', 'o1', '9', false].join())}`;

// What a code page shows of what was kept; an amount that is not there is none.
const codeIn = (raw: unknown) => storedPlan(parseRecord(raw));

/** By the name in the table of all that is kept: a name without a row here fails the first test below. */
const inStorage: { readonly [name: string]: Kept } = {
  repaymentInfo: {
    good: { ...plan, ...session, checkedAt: NOW_MS, isRollover: 0 },
    read: ({ env }) => readStoredRepayment(env.store),
  },
  bankTipSeen: { good: { ...session, atMs: NOW_MS }, read: ({ env }) => !!env.store.read('bankTipSeen') },
  cardCode: {
    good: { ...session, recordId: 'r1', cardId: 'c1', amount: '320000', paymentIds: ['p1'], sentAtMs: NOW_MS },
    read: ({ env }) => {
      const code = readKeptCode(env.store);
      return {
        code: code && {
          ...code,
          amount: code.amount || undefined,
          recordId: parseText(code.recordId),
          cardId: parseText(code.cardId),
        },
        booked: readBookedBefore(env.store) ?? [],
      };
    },
  },
  'payments:*': {
    name: 'payments:order:o1',
    good: {
      atMs: NOW_MS,
      payments: [payment],
      shown: { atMs: NOW_MS, paymentIds: ['p1'], isSettled: 1, movedTo: '2026-12-05' },
    },
    read: ({ place }) => {
      const { payments, shown } = readRecords(place, 'o1', NOW_MS);
      // An amount that is not known is an empty text, and which payments there were may be unknown.
      const listed = payments.map(({ before, amount, ...rest }) => ({
        ...rest,
        amount: amount || undefined,
        before: { ...before, paymentIds: before.paymentIds ?? [] },
      }));
      return { payments: listed, shown };
    },
  },
  contractRead: {
    good: { ...session, terms: 'terms', atMs: NOW_MS },
    read: ({ env }) => parseRecord(env.store.read('contractRead'))['terms'] === 'terms',
  },
  complaintWords: {
    good: { ...session, words: 'w', atMs: NOW_MS },
    read: ({ env }) => takeDraft(env.store, subject),
  },
  confirmed: {
    good: { ...session, ofOrder: 'o1', atMs: NOW_MS },
    read: ({ env }) => parseRecord(env.store.read('confirmed'))['ofOrder'] === 'o1',
  },
  complaintDraft: {
    good: {
      ...session,
      ...{ orderNo: 'A', about: '1|', titles: ['Other'], description: 'd', imageUrls: ['/a.png'], unfinished: 1 },
      atMs: NOW_MS,
    },
    read: ({ env }) => readDraft(env.store, subject),
  },
  complaintReceipt: {
    good: { ...session, atMs: NOW_MS },
    read: ({ env }) => momentOf(parseRecord(env.store.read('complaintReceipt'))['atMs']),
  },
  'sent:*': {
    name: 'sent:repay:order:o1',
    good: {
      ...{ atMs: NOW_MS, attempt: 'a', id: 'i', call: 'pay' },
      ...{ before: 'b', isOnlyWay: true, wasAccepted: true },
    },
    read: ({ submissionLog }) => parseSubmissionRecord(submissionLog.read('sent:repay:order:o1')),
  },
  'slip:*': {
    name: slipName,
    good: { ...plan, borrower: digest('7 s'), isRollover: 0, checkedAt: NOW_MS },
    read: ({ storage }) => {
      const slips = paySlips(() => storage, page, now);
      slips.tidy(true);
      const slip = slips.read(false);
      return slip && codeIn(slip);
    },
  },
  borrower: {
    good: '7',
    read: ({ storage }) => {
      vi.stubGlobal('sessionStorage', storage);
      return isOfAnotherBorrower(() => ({ userId: '7' }));
    },
  },
  lastBorrower: {
    good: digest('7'),
    read: ({ storage }) => {
      vi.stubGlobal('localStorage', storage);
      return isNewOnPhone({ userId: '8' });
    },
  },
  lang: {
    good: 'fil',
    read: ({ storage }) => {
      vi.stubGlobal('sessionStorage', storage);
      return readLatestLanguage();
    },
  },
};

/** Each of these is read by a page alone: where it is tried, and with what. */
const elsewhere: { readonly [name: string]: string } = {
  'pages:*': 'test/journeys/offline.spec.ts',
  chosenOrder: 'pages/complaint/model.test.ts',
  chosenTab: 'pages/complaintList/model.test.ts',
  typedPhone: 'pages/promotion/model.test.ts',
  held: 'shared/navigation/backGuard.test.ts',
};

afterEach(() => {
  expectNothingPolluted();
});

const names = Object.keys(inStorage);
const RUNS_EACH = Math.ceil(30_000 / names.length);

const nameOf = (name: string): string => inStorage[name]?.name ?? name;

/** What is read of a text under a name. Throws where it is of another shape than what is read when all is well. */
const judge = (name: string, text: string): void => {
  const kept = inStorage[name];
  if (!kept) throw new Error(`${name} is not tried here`);
  const good = kept.read(phoneWith(nameOf(name), asText({ v: 1, data: kept.good })));
  const odd = oddities(good, kept.read(phoneWith(nameOf(name), text)));
  if (odd.length) throw new Error(`${name} is read as something of another shape: ${odd.join('; ')}`);
};

const useless: readonly string[] = [
  ...['', ' ', 'Hello', 'null', '0', '[]', '{}', '"x"', '{"v":1}', '{"v":1,"data":null}', '{"v":1,"data":7}'],
  ...['{"v":1,"data":[[]]}', '{"v":2,"data":{}}', '{"v":"1","data":{}}', '{"data":{}}', '{"v":1,"data":'],
  '{"__proto__":{"v":1,"data":{}}}',
  `{"v":1,"data":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"v":1,"data":{"entries":${JSON.stringify(Array.from({ length: 20_000 }, () => null))}}}`,
];

describe('What stands on the phone', () => {
  it('has hostile cases under each of its names', () => {
    const tried = [...names, 'session', ...Object.keys(elsewhere)];
    expect(tried.sort()).toEqual(phoneTable.map(({ name }) => name).sort());
  });

  describe.each(names)('as %s', (name) => {
    it('is there when all is well', () => {
      const { good, read } = inStorage[name] as Kept;
      const nothing = read(phoneWith(nameOf(name), ''));
      expect(read(phoneWith(nameOf(name), asText({ v: 1, data: good })))).not.toEqual(
        name === 'borrower' ? true : nothing,
      );
    });

    it.each(useless.map((text) => [text.slice(0, 40), text]))('is not there where it is %s', (_, text) => {
      const { read } = inStorage[name] as Kept;
      const of = (given: string) => JSON.stringify(read(phoneWith(nameOf(name), given)));
      // Whoever is no borrower of this page is another one.
      if (name !== 'borrower') expect(of(text)).toBe(of(''));
      else expect(of(text)).toBe(String(!!text));
    });

    it('is read for what it says, however its parts are changed', () => {
      const { good } = inStorage[name] as Kept;
      forAny(RUNS_EACH, mutations, (changes) => judge(name, asText({ v: 1, data: mutated(good, changes) })));
    });
  });

  describe('as the session beside an entry of the history', () => {
    const good = { ...session, sessionId: 's' };
    const readWith = (state: unknown) => {
      vi.stubGlobal('history', { state, replaceState: () => {} });
      vi.stubGlobal('location', { href: 'https://m.lender.example/repay' });
      return readParameters(pageSearch()).session;
    };

    it('is there when all is well', () => {
      expect(readWith({ session: good })).toMatchObject(good);
    });

    it('gives nothing but texts, however its parts are changed', () => {
      forAny(2000, mutations, (changes) => {
        const state = JSON.parse(asText({ session: mutated(good, changes) })) as { readonly session?: unknown };
        for (const each of [state, state.session])
          expect(Object.values(readWith(each)).every((value) => typeof value === 'string')).toBe(true);
      });
    });
  });
});

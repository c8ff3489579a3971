import { describe, expect, it } from 'vitest';
import { brand } from '../../../shared/brand/brands/default/brand.ts';
import { open, send, sessionOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';
import { en, type Texts } from './en.ts';
import { fil } from './fil.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { textsFor } from './texts.ts';
import { zh } from './zh.ts';

const translated = [fil, id, zh, hi];

/** Texts that a language has in common with English. */
const taken: Readonly<Record<string, readonly string[]>> = {
  fil: ['Bank card', 'Due date', 'E-wallet', 'Order', 'Pay code'],
  id: ['E-wallet', 'Transfer', 'Bank'],
  zh: [],
  hi: [],
};

/** Arguments for texts with parameters; each can be found in the result. */
const values = ['7001', '8002', '9003', '6004'] as const;

/** Flattens texts to pairs of path and text; calls those with parameters with `values`. */
function flat(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, each]: [string, unknown]): [string, string][] => {
    if (typeof each === 'string') return [[path + name, each]];
    if (typeof each === 'function') return [[path + name, String(each(...values.slice(0, each.length)))]];
    return flat(each as object, `${path}${name}.`);
  });
}

const valuesIn = (text: string): string[] => values.filter((value) => text.includes(value));

describe.each(translated.map((texts) => [texts.language, texts] as const))('The texts in %s', (language, texts) => {
  it('are other words than the English ones', () => {
    const own = new Map(flat(texts));
    const same = flat(en).filter(([path, english]) => own.get(path) === english);
    expect(same.map(([, english]) => english).filter((english) => !taken[language]?.includes(english))).toEqual([]);
  });

  it('name every value that the English ones name', () => {
    const own = new Map(flat(texts));
    const lost = flat(en).filter(([path, english]) => `${valuesIn(own.get(path) ?? '')}` !== `${valuesIn(english)}`);
    expect(lost).toEqual([]);
  });

  it('count instalments with the lower number first, and neither a comma nor a stroke between', () => {
    expect(texts.instalmentOf(2, 4)).toMatch(/^\D*2[^\d.,:/-]+4\D*$/);
  });

  it('leave the due date itself to pay on, and call a payment of another day neither one of today nor one after that day', () => {
    expect(texts.statusDescriptions.repayable('2026-11-27')).not.toMatch(/hanggang|sampai|之前|से पहले/);
    expect(texts.rollover.later).not.toMatch(/^(Mamaya|Nanti|之后|बाद में)$/);
  });
});

it.each([en, ...translated])('The default brand knows the rows of an order in $language', ({ language, rows }) => {
  expect(brand.orderRows[language]).toEqual({
    amountDue: [rows.totalDueNow, rows.amountOfInstalment],
    daysLate: [rows.daysOverdue],
    loanAmount: [rows.youReceive],
    loanFacts: [rows.inYourAccountBy, rows.amountOfInstalment, rows.dueDate, rows.orderNumber],
    planTotal: [rows.totalRepayment],
  });
});

describe('The language of a request', () => {
  const languageOf = (header: string): string =>
    textsFor(new Request('http://sandbox.test', { headers: { 'accept-language': header } })).language;

  it.each([
    ['fil', 'fil'],
    ['hi-IN', 'hi'],
    ['zh-Hans-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['de-DE, de;q=0.9, id;q=0.5, en;q=0.4', 'id'],
    ['en;q=0.2, fil;q=0.7', 'fil'],
    ['fil;q=0', 'en'],
    ['constructor', 'en'],
    ['xx', 'en'],
    ['', 'en'],
    [';;;,,q=,*', 'en'],
  ])('%j is %s', (header, language) => expect(languageOf(header)).toBe(language));
});

describe('A borrower', () => {
  const sandbox = sandboxForAllTests();

  const ask = async (orderId: string, name: Parameters<typeof send>[1], { language }: Texts, body = {}) => {
    const session = sessionOf(orderId);
    const response = await send(sandbox, name, { ...session, ...body }, body, { 'accept-language': language });
    return (await response.json()) as { readonly message: string; readonly data: Readonly<Record<string, unknown>> };
  };

  it.each(translated)('reads the order in $language', async (texts) => {
    const { data } = await ask('180001', 'readOrder', texts);
    expect(data).toMatchObject({
      noticeStatusText: texts.statusTitles.overdue,
      noticeDesText: texts.statusDescriptions.overdue('2026-11-26'),
      userOrderDetail: { detail: expect.arrayContaining([{ text: texts.rows.totalDueNow, value: '₱7,250.00' }]) },
    });
  });

  it.each(translated)('is refused in $language', async (texts) => {
    const { message } = await ask('170001', 'readDelayPlan', texts);
    expect(message).toBe(texts.refusals.notExtendable);
  });

  it.each(translated)(
    'reads the answer of the seeds in $language, and what they wrote themselves as they did',
    async (texts) => {
      const { data } = await ask('170001', 'readComplaint', texts, { problemId: 1002 });
      expect(data).toMatchObject({
        type: texts.complaints.fees,
        disposeDetail: texts.samples.feeExplained,
        content: 'What is the processing fee for?\nIt was not in the summary that I saw.',
      });
    },
  );

  it.each(translated)('pays on a page in $language', async (texts) => {
    const body = { amount: 265_075, channelNumber: '90007' };
    const { data: code } = await ask('174001', 'generatePayCode', texts, body);
    const { text: payPage } = await open(sandbox, String(code['payUrl']));
    expect(payPage).toContain(`<html lang="${texts.language}">`);
    expect(payPage).toContain(texts.payPage.pay);
  });
});

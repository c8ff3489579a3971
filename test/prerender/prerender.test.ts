import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeFor, pay } from '../../scripts/sandbox/testBorrower.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { borrowers } from '../support/borrowers.ts';
import type { PageNow } from './inPage.ts';
import { type OpenPhone, openPhone } from './openPhone.ts';

const PLAN = '/v3/installment/loan-play-detail';
const DUE = '₱2,650.75';
// What a prerendered page was told longer ago is read again.
const OLD_MS = 10_000;

const address = `/loanDetail?${new URLSearchParams(borrowers.dueSoon)}`;

let phone: OpenPhone;

beforeAll(() => ensureEngines());
afterEach(() => phone.close());

const payElsewhere = async (): Promise<void> => {
  const payUrl = await codeFor(phone.sandbox, borrowers.dueSoon.orderId, 265_075);
  expect((await pay(phone.sandbox, payUrl)).status).toBe(200);
};

const calls = (ending: string): readonly boolean[] =>
  phone.heard.filter(({ path }) => path.endsWith(ending)).map(({ isAhead }) => isAhead);

const openOrder = async (): Promise<PageNow> => {
  phone = await openPhone({ address });
  return phone.sees('the order', ({ words }) => /Your documents/.test(words));
};

const isDrawn = ({ words }: PageNow): boolean => words.includes(DUE);
const isRepay = ({ path }: PageNow): boolean => path === '/repay';
const repayment = (): Promise<PageNow> => phone.sees('what is due', (page) => isRepay(page) && isDrawn(page));

describe('The repayment of an order that is looked at', () => {
  it('is prerendered with its data, and at a tap shows them in its first frame, read once', async () => {
    await openOrder();
    await phone.prerendered(isDrawn);
    expect(calls(PLAN)).toEqual([true]);
    phone.press('Repayment');
    const { firstWords } = await phone.sees('its first frame', (told) => isRepay(told) && told.firstWords !== '');
    expect(firstWords).toContain(DUE);
    await phone.sees('the logos of the channels', (page) => isRepay(page) && page.pictures > 0);
    expect((await repayment()).words).toMatch(/Checked at \d\d:\d\d/);
    expect(calls(PLAN)).toEqual([true]);
    // Fetched once: prerendered from there, and not asked for at the tap either.
    expect(phone.heard.filter(({ path }) => path === '/repay')).toHaveLength(1);
  });

  it('has done nothing but read before it is opened, and then finds in the tab what the order left there', async () => {
    const before = await openOrder();
    const heardBefore = phone.heard.length;
    const ahead = await phone.prerendered(isDrawn);
    // No mark of a submission and nothing else is stored, no dialog, toast or other page stands there.
    const { session, local } = before;
    expect(ahead).toMatchObject({ path: '/repay', messages: [], dialogs: 0, session, local });
    const isPicture = ({ path }: { readonly path: string }): boolean => /\.svg$/.test(path);
    expect(phone.heard.slice(heardBefore).filter((each) => !isPicture(each))).toEqual([
      { method: 'GET', path: '/repay', isAhead: false },
      { method: 'POST', path: expect.stringMatching(`${PLAN}$`), isAhead: true },
    ]);
    const after = await phone.sees('the order, still', ({ path }) => path === '/loanDetail');
    expect({ ...after, words: '' }).toEqual({ ...before, words: '' });
    expect(after.session).not.toHaveProperty('loan:default:bankTipSeen');
    phone.press('Repayment');
    const page = await repayment();
    expect(page.session).toHaveProperty('loan:default:bankTipSeen');
    expect(page.session).toHaveProperty('loan:default:repaymentInfo');
  });

  it('is read again in sight, where the phone has slept for an hour since', async () => {
    await openOrder();
    // What is not drawn by then begins anew, and waits for the call that is held.
    await phone.prerendered(isDrawn);
    await phone.sleep(3_600_000);
    const release = phone.hold(PLAN);
    phone.press('Repayment');
    const page = await repayment();
    expect(page.words).toContain('Checking again…');
    release();
    await phone.sees(
      'a fresh one',
      (told) => isRepay(told) && /Checked at \d\d:\d\d/.test(told.words) && !told.words.includes('Checking again…'),
    );
    // What the page told a moment before it was opened may be fresh as well.
    await expect.poll(() => calls(PLAN)).toEqual([true, false]);
  });

  // What else a service may say by then is in the tables of test/faults/, for a page that is returned to.
  it('is no longer due, where it was paid elsewhere meanwhile', async () => {
    await openOrder();
    await phone.prerendered(isDrawn);
    await phone.sleep(OLD_MS + 500);
    await payElsewhere();
    phone.press('Repayment');
    const isPaid = ({ words }: PageNow): boolean => /nothing to repay|paid/i.test(words);
    await phone.sees('that nothing is due', (page) => isRepay(page) && !isDrawn(page) && isPaid(page));
  });

  it('is asked for again, where there was no line before it was opened', async () => {
    phone = await openPhone({ address });
    const mend = phone.cut(PLAN);
    await phone.sees('the order', ({ words }) => /Your documents/.test(words));
    // Where it hears only after the tap that there is no line, it says so in sight.
    await phone.prerendered(({ words }) => words.includes('There is no connection'));
    mend();
    phone.press('Repayment');
    await repayment();
    expect(calls(PLAN)).toEqual([true, false]);
  });
});

describe('The pay code of a repayment that is looked at', () => {
  const isCode = ({ path }: PageNow): boolean => path === '/repaymentOfCode2';
  const openRepayment = async (): Promise<PageNow> => {
    phone = await openPhone({ address: address.replace('loanDetail', 'repay') });
    return phone.sees('what is due', isDrawn);
  };
  const HOW = 'How to pay with this code';

  it('is drawn with what the tab has kept, asks for nothing before the tap, and is checked after it', async () => {
    const repay = await openRepayment();
    const ahead = await phone.prerendered((page) => isCode(page) && isDrawn(page));
    const { session, local } = repay;
    expect(ahead).toMatchObject({ messages: [], dialogs: 0, session, local });
    expect(calls(PLAN)).toEqual([false]);
    phone.press(HOW);
    const page = await phone.sees('the code in its first frame', (told) => isCode(told) && told.firstWords !== '');
    expect(page.firstWords).toContain(DUE);
    await phone.sees('a checked one', ({ words, path }) => path === ahead.path && /Checked at \d\d:\d\d/.test(words));
    // It may still say when the page before was checked.
    await expect.poll(() => calls(PLAN)).toEqual([false, false]);
  });

  it('is paid elsewhere before the tap, and leads to what the order shows by then', async () => {
    await openRepayment();
    await phone.prerendered((page) => isCode(page) && isDrawn(page));
    await payElsewhere();
    phone.press(HOW);
    await phone.sees(
      'that it is paid',
      (page) => isCode(page) && /This order is paid in full/.test(page.words) && !isDrawn(page),
    );
  });
});

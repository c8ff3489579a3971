import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wholeChromium } from '../engines/chromium.ts';
import { borrowers } from '../support/borrowers.ts';
import type { PageNow } from './inPage.ts';
import { type OpenPhone, openPhone } from './openPhone.ts';

interface Place {
  readonly path: string;
  readonly query?: { readonly [name: string]: string };
  /** What stands there once it can be read. */
  readonly words: RegExp;
  /** The end of its main call's path, where what is on screen is read again on return. */
  readonly reads?: string;
}

const CHECKED = /Checked at \d\d:\d\d/;
const PLAN = '/loan-play-detail';
// Before the first page of another borrower on this phone.
const NOTICE = /This link is for another person/;

/** A page of each kind: public, read alone, a form, and those that show what is due. */
const places: readonly Place[] = [
  { path: '/About', words: /./ },
  { path: '/promotion', query: { id: '7001', app_from: 'ads', user_from: 'u1' }, words: /Apply now/ },
  { path: '/bindBank', query: borrowers.bankCard, words: /Account number/ },
  { path: '/complaintList', query: borrowers.instalments, words: CHECKED, reads: '/problem-list' },
  { path: '/loanDetail', query: borrowers.dueSoon, words: CHECKED, reads: '/loan-details' },
  { path: '/repay', query: borrowers.dueSoon, words: CHECKED, reads: PLAN },
  { path: '/repayDelay', query: borrowers.dueSoonWithDelay, words: CHECKED, reads: '/growing/plan' },
  { path: '/repaymentOfCode2', query: borrowers.instalments, words: CHECKED, reads: PLAN },
  { path: '/repaymentMethod', query: borrowers.cards, words: CHECKED, reads: '/repayment-way' },
  { path: '/newLoanConfirm', query: borrowers.offer, words: CHECKED, reads: '/loan-detail-confirm' },
];

// A page without any call or link of its own, to go to and come back from.
const ELSEWHERE = '/carpmm';

let phone: OpenPhone;
// Those that it went to before: one may have told of itself a moment ago.
const elsewhere = new Set<string>();
let release = (): void => {};

const openPlace = async ({ path, query, words }: Place): Promise<PageNow> => {
  phone.open(query ? `${path}?${new URLSearchParams(query)}` : path);
  const there = await phone.sees(
    path,
    (page) => page.path === path && (words.test(page.words) || NOTICE.test(page.words)),
  );
  if (!NOTICE.test(there.words)) return there;
  phone.press('Go on');
  return phone.sees(path, (page) => page.path === path && words.test(page.words));
};

const leave = async (): Promise<void> => {
  phone.open(ELSEWHERE);
  const { id } = await phone.sees('another page', (page) => page.path === ELSEWHERE && !elsewhere.has(page.id));
  elsewhere.add(id);
};

// In CI it has to be there; on a machine without it the rest runs all the same.
describe.runIf(wholeChromium() || process.env['CI'] === 'true')('A page that the borrower goes back to', () => {
  beforeAll(async () => {
    const engine = wholeChromium();
    if (!engine) throw new Error('There is no Chromium here that keeps pages: install Debian’s chromium.');
    phone = await openPhone({ address: ELSEWHERE, engine });
    elsewhere.add((await phone.sees('a page', ({ path }) => path === ELSEWHERE)).id);
  });
  afterEach(() => release());
  afterAll(() => phone.close());

  for (const place of places)
    it(`is there at once, as it was left: ${place.path}`, async () => {
      const { id } = await openPlace(place);
      await leave();
      release = place.reads ? phone.hold(place.reads) : () => {};
      phone.goBack();
      // What it told just before it was left does not count.
      const isBack = ({ path, words, revivals, ...page }: PageNow): boolean =>
        path === place.path && !NOTICE.test(words) && (page.id !== id || revivals > 0);
      const back = await phone.sees('it again', isBack);
      expect(back).toMatchObject({ notRestored: '""', revivals: 1, id });
      if (place.reads) await phone.sees('that it is read again', ({ words }) => words.includes('Checking again…'));
      release();
      const isFresh = (page: PageNow): boolean => isBack(page) && !page.words.includes('Checking again…');
      await phone.sees('it, read anew', (page) => isFresh(page) && place.words.test(page.words));
    });
});

import { describe, expect, it } from 'vitest';
import { heldService, refusal, success } from '../../../test/support/answers.ts';
import { ORIGIN, type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { readAgreements } from '../../api/endpoints/agreements.ts';
import { t } from '../../i18n/t.ts';
import type { DocumentInspection } from '../../platform/inspectDocument.ts';
import { coreText } from '../core/messages.ts';
import { orderAgreements } from './agreements.ts';
import { firstContract } from './firstContract.ts';

const first = { title: 'Loan agreement', position: '1' };
const second = { title: 'Disclosure statement', position: '2' };

const openedList = () => {
  const service = heldService();
  const test = testEnv({ search: '?productId=9&orderId=A1', fetch: service.fetch });
  return { ...test, ...service, contracts: orderAgreements(test.env) };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('A contract that the borrower opens', () => {
  it('is asked for once, whatever is tapped until the page has had its time to leave', async () => {
    const { contracts, calls, answer, moves, clock } = openedList();
    contracts.read(first);
    contracts.read(first);
    contracts.read(second);
    expect(contracts.$opening.get()).toBe('1');
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ method: 'GET', path: '/api/v3/contract/contract-jump' });
    const query = Object.fromEntries(calls[0]?.query ?? []);
    expect(query).toEqual({ productId: '9', product_id: '9', orderId: 'A1', scene: '3', position: '1' });
    answer(0, success({ contract_url: 'https://lender.example/c/1' }));
    await expect.poll(() => moves).toEqual(['assign https://lender.example/c/1']);
    contracts.read(second);
    expect(calls).toHaveLength(1);
    clock.advance(3000);
    contracts.read(second);
    expect(contracts.$opening.get()).toBe('2');
  });

  it('is not asked for where the service sent no exact number of it, and that is said', () => {
    const [contract] = readAgreements([{ title: 'Terms', position: 2 ** 53 }]) ?? [];
    const { contracts, calls } = openedList();
    if (contract) contracts.read(contract);
    expect(contracts.$unopened.get()).toEqual({ position: '', message: coreText.linkRefused });
    expect(contracts.$opening.get()).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it.each([
    ['is refused', refusal('It is not ready yet.'), 'It is not ready yet.'],
    ['does not come', success({}), 'We could not open this. Please try again.'],
  ])('and that %s is told beside it until the next try', async (_, given, words) => {
    const { contracts, answer, toasts, moves } = openedList();
    contracts.read(first);
    answer(0, given);
    await settled();
    const { position, failure } = contracts.$unopened.get() ?? {};
    // A refusal is handed to what offers the login.
    expect([position, !!failure]).toEqual(['1', true]);
    expect(t(contracts.$unopened.get()?.message ?? '')).toBe(words);
    expect(toasts).toEqual([]);
    expect(moves).toEqual([]);
    expect(contracts.$opening.get()).toBeUndefined();
    contracts.read(first);
    expect(contracts.$unopened.get()).toBeUndefined();
  });
});

const URL_1 = 'https://lender.example/contract/1';

const begun = (url: string, phone: Partial<TestPhone> = {}, origin = ORIGIN) => {
  const test = testEnv({ search: '', ...phone });
  const looks: string[] = [];
  const answers: ((look: DocumentInspection) => void)[] = [];
  const inspect = (at: string) => {
    looks.push(at);
    return new Promise<DocumentInspection>((resolve) => answers.push(resolve));
  };
  const contract = firstContract({ ...test.env, navigator: { ...test.env.navigator, origin }, inspect });
  contract.show(url, 'terms');
  const find = async (look: DocumentInspection) => {
    answers.at(-1)?.(look);
    await Promise.resolve();
    await Promise.resolve();
  };
  const agreeTo = () => {
    contract.arrive();
    contract.agree();
  };
  /** Does everything that a borrower can do with a contract. @returns the navigations, and the number of stored entries. */
  const tryAll = () => {
    agreeTo();
    contract.openApart();
    contract.agree();
    return [test.moves, test.storage.size];
  };
  return { ...test, contract, looks, find, agreeTo, tryAll, view: () => contract.$view.get() };
};

/** Opens a contract and lets the inspection of its address end with this result. */
const opened = async (url: string, phone: Partial<TestPhone> = {}, look: DocumentInspection = 'html') => {
  const test = begun(url, phone);
  await test.find(look);
  return test;
};

describe('A contract in front of the offer', () => {
  it.each([URL_1, `${ORIGIN}/loanAgreement`, '/loanAgreement', 'http://lender.example/contract'])(
    'stands in a frame: %s',
    async (url) => {
      const frameUrl = new URL(url, ORIGIN).href;
      const { view, looks } = await opened(url);
      expect(view()).toEqual({ frameUrl, note: 'waiting', isReadable: false });
      expect(looks).toEqual([frameUrl]);
    },
  );

  it.each(['http://lender.example/contract', 'sampleloan://contract/1'])(
    'stands in no frame where a page that came safely would show none, and can be opened: %s',
    (url) => {
      const { view, looks } = begun(url, {}, 'https://pages.example');
      expect(view()).toEqual({ frameUrl: undefined, note: 'apart', isReadable: false });
      expect(looks).toEqual([]);
    },
  );

  it('of the app is opened there and agreed to, and in a plain browser, which opens nothing, neither', () => {
    const inApp = begun('sampleloan://contract/1', { app: 'android' });
    inApp.tryAll();
    expect([inApp.messages.length, inApp.view()]).toEqual([1, undefined]);
    const { tryAll, view, toasts } = begun('sampleloan://contract/1', { app: 'none' });
    expect(tryAll()).toEqual([[], 0]);
    expect(view()).toMatchObject({ note: 'apart', isReadable: false });
    expect(toasts).toMatchObject([{ text: 'You can only open this in the app.' }]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'about:blank', '//evil.example/x', 'no contract'])(
    'can neither be opened nor agreed to at an address that is not safe, and the borrower is told: %s',
    (url) => {
      const { tryAll, view, toasts } = begun(url);
      expect(tryAll()).toEqual([[], 0]);
      expect(view()).toEqual({ frameUrl: undefined, note: 'apart', isReadable: false });
      expect(toasts).toMatchObject([{ text: 'We cannot open this link here. Try another way, or call us.' }]);
    },
  );
});

describe('Before it is known what is at its address', () => {
  it('nothing is framed, opened or agreed to', () => {
    const { tryAll, view } = begun(URL_1);
    expect(tryAll()).toEqual([[], 0]);
    expect(view()).toEqual({ frameUrl: undefined, note: 'waiting', isReadable: false });
  });

  it('it can be opened after eight seconds, and is agreed to after that', async () => {
    const { contract, view, moves, clock, find } = begun(URL_1);
    clock.advance(7999);
    expect(view()).toMatchObject({ note: 'waiting' });
    clock.advance(1);
    expect(view()).toMatchObject({ note: 'apart', isReadable: false });
    contract.openApart();
    expect(moves).toEqual([`assign ${URL_1}`]);
    expect(view()).toMatchObject({ isReadable: true });
    await find('missing');
    expect(view()).toMatchObject({ note: 'missing', isReadable: false });
  });

  it('a frame that shows it late is read all the same', async () => {
    const { contract, view, clock } = await opened(URL_1);
    clock.advance(8000);
    expect(view()).toMatchObject({ note: 'apart', frameUrl: URL_1 });
    contract.arrive();
    expect(view()).toMatchObject({ note: undefined, isReadable: true });
    clock.advance(60_000);
    expect(view()).toMatchObject({ note: undefined });
  });
});

describe('A contract that is not there', () => {
  it('can neither be agreed to nor opened, whatever a frame says, and is looked for again', async () => {
    const { contract, view, tryAll, agreeTo, find, looks } = await opened(URL_1, {}, 'missing');
    expect(tryAll()).toEqual([[], 0]);
    expect(view()).toEqual({ frameUrl: undefined, note: 'missing', isReadable: false });
    contract.retry();
    expect(looks).toHaveLength(2);
    await find('html');
    contract.retry();
    agreeTo();
    expect(view()).toBeUndefined();
    expect(looks).toHaveLength(2);
  });

  it('locks what was opened in an earlier visit', async () => {
    const first = await opened(URL_1, {}, 'apart');
    first.contract.openApart();
    const { contract, view } = await opened(URL_1, { storage: first.storage }, 'missing');
    contract.agree();
    expect(view()).toMatchObject({ note: 'missing', isReadable: false });
  });
});

it.each([
  ['unsure', URL_1],
  ['apart', undefined],
] as const)(
  'A contract of which a frame says nothing (%s) is agreed to once it was opened, and not before',
  async (look, frameUrl) => {
    const { contract, view, agreeTo } = await opened(URL_1, {}, look);
    expect(view()).toEqual({ frameUrl, note: 'apart', isReadable: false });
    agreeTo();
    expect(view()).toMatchObject({ isReadable: false });
    contract.openApart();
    contract.agree();
    expect(view()).toBeUndefined();
  },
);

it('A contract that was opened before the page was loaded anew is agreed to', async () => {
  const first = await opened('http://lender.example/contract');
  first.contract.openApart();
  const { contract, view } = await opened('http://lender.example/contract', { storage: first.storage });
  contract.agree();
  expect(view()).toBeUndefined();
});

describe('An offer that is read again while its contract is being read', () => {
  it('leaves it where it is, with the newer address for opening it', async () => {
    const { contract, view, moves } = await opened(`${URL_1}?token=1`);
    contract.arrive();
    contract.show(`${URL_1}?token=2`, 'terms');
    expect(view()).toMatchObject({ frameUrl: `${URL_1}?token=1`, isReadable: true });
    contract.openApart();
    expect(moves).toEqual([`assign ${URL_1}?token=2`]);
  });

  it('brings one that was not there before, and takes one away', () => {
    const { contract, view } = begun('');
    contract.show(URL_1, 'terms');
    expect(view()).toBeDefined();
    contract.show('', 'terms');
    expect(view()).toBeUndefined();
  });
});

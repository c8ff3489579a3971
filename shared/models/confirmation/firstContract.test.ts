import { describe, expect, it } from 'vitest';
import { ORIGIN, type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { firstContract } from './firstContract.ts';

const URL_1 = 'https://lender.example/contract/1';

const opened = (url: string, phone: Partial<TestPhone> = {}, origin = ORIGIN) => {
  const test = testEnv({ search: '', ...phone });
  const contract = firstContract({ ...test.env, places: { ...test.env.places, origin } });
  contract.show(url, 'terms');
  return { ...test, contract, view: () => contract.$view.get() };
};

describe('A contract in front of the offer', () => {
  it('is none where the offer names none', () => {
    expect(opened('').view()).toBeUndefined();
  });

  it.each([URL_1, `${ORIGIN}/loanAgreement`, '/loanAgreement', 'http://lender.example/contract'])(
    'stands in a frame: %s',
    (url) => {
      expect(opened(url).view()).toEqual({ frameUrl: new URL(url, ORIGIN).href, isReadable: false });
    },
  );

  it.each(['http://lender.example/contract', 'sampleloan://contract/1'])(
    'stands in no frame where a page that came safely would show none, and can be opened: %s',
    (url) => {
      expect(opened(url, {}, 'https://pages.example').view()).toEqual({ frameUrl: undefined, isReadable: false });
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'about:blank', '//evil.example/x', 'no contract'])(
    'can neither be opened nor agreed to at an address that is not safe, and the borrower is told: %s',
    (url) => {
      const { contract, view, moves, toasts, storage } = opened(url);
      contract.openApart();
      contract.agree();
      expect(view()).toEqual({ frameUrl: undefined, isReadable: false });
      expect(toasts).toMatchObject([{ text: 'This link is not safe to open.' }]);
      expect([moves, storage.size]).toEqual([[], 0]);
    },
  );
});

describe('Agreeing to it', () => {
  it('takes a frame that has loaded', () => {
    const { contract, view } = opened(URL_1);
    contract.agree();
    expect(view()).toBeDefined();
    contract.arrive();
    contract.agree();
    expect(view()).toBeUndefined();
  });

  it('or a document that was opened by itself', () => {
    const { contract, view, moves } = opened(URL_1);
    contract.openApart();
    expect(moves).toEqual([`assign ${URL_1}`]);
    contract.agree();
    expect(view()).toBeUndefined();
  });

  it('or one that was opened before the page was loaded anew', () => {
    const first = opened('http://lender.example/contract');
    first.contract.openApart();
    const { contract, view } = opened('http://lender.example/contract', { storage: first.storage });
    contract.agree();
    expect(view()).toBeUndefined();
  });

  it('holds for these terms, and not for others', () => {
    const { contract, view } = opened(URL_1);
    contract.arrive();
    contract.agree();
    contract.show(`${URL_1}?token=2`, 'terms');
    expect(view()).toBeUndefined();
    contract.show(URL_1, 'other terms');
    expect(view()).toMatchObject({ isReadable: false });
  });
});

describe('An offer that is read again while its contract is being read', () => {
  it('leaves it where it is, with the newer address for opening it', () => {
    const { contract, view, moves } = opened(`${URL_1}?token=1`);
    contract.arrive();
    contract.show(`${URL_1}?token=2`, 'terms');
    expect(view()).toMatchObject({ frameUrl: `${URL_1}?token=1`, isReadable: true });
    contract.openApart();
    expect(moves).toEqual([`assign ${URL_1}?token=2`]);
  });

  it('brings one that was not there before, and takes one away', () => {
    const { contract, view } = opened('');
    contract.show(URL_1, 'terms');
    expect(view()).toBeDefined();
    contract.show('', 'terms');
    expect(view()).toBeUndefined();
  });
});

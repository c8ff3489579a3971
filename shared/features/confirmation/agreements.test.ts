import { describe, expect, it } from 'vitest';
import { heldService, refusal, success } from '../../../test/support/answers.ts';
import { testEnv } from '../../../test/support/testEnv.ts';
import { readAgreements } from '../../api/endpoints/agreements.ts';
import { listAgreements } from '../../api/endpoints/listAgreements.ts';
import { openAgreement } from '../../api/endpoints/openAgreement.ts';
import { t } from '../../i18n/t.ts';
import { follow } from '../core/links.ts';
import { agreements } from './agreements.ts';
import { confirmationText as text } from './messages.ts';

const first = { title: 'Loan agreement', position: '1' };
const second = { title: 'Disclosure statement', position: '2' };

const opened = () => {
  const service = heldService();
  const test = testEnv({ search: '?productId=9&orderId=A1', fetch: service.fetch });
  const contracts = agreements(test.env, {
    listAgreements,
    openAgreement,
    follow: (url, how, toast) => follow({ ...test.env, toast: toast ?? test.env.toast }, url, how),
  });
  return { ...test, ...service, contracts };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('A contract that the borrower opens', () => {
  it('is asked for once, whatever is tapped until the page has had its time to leave', async () => {
    const { contracts, calls, answer, moves, clock } = opened();
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
    const { contracts, calls } = opened();
    if (contract) contracts.read(contract);
    expect(contracts.$unopened.get()).toEqual({ position: '', message: text.notOpenable });
    expect(contracts.$opening.get()).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it.each([
    ['is refused', refusal('It is not ready yet.'), 'It is not ready yet.'],
    ['is refused without a word', refusal(''), 'We could not open the document. Please try again.'],
    ['does not come', success({}), 'We could not open the document. Please try again.'],
    [
      'has an unsafe address',
      success({ contract_url: 'data:text/html,x' }),
      'We cannot open this link here. Try another way, or call us.',
    ],
  ])('and that %s is told beside it until the next try', async (_, given, words) => {
    const { contracts, answer, toasts, moves } = opened();
    contracts.read(first);
    answer(0, given);
    await settled();
    const { position, failure } = contracts.$unopened.get() ?? {};
    // A refusal is handed to what offers the login.
    expect([position, !!failure]).toEqual([
      '1',
      words !== 'We cannot open this link here. Try another way, or call us.',
    ]);
    expect(t(contracts.$unopened.get()?.message ?? '')).toBe(words);
    expect(toasts).toEqual([]);
    expect(moves).toEqual([]);
    expect(contracts.$opening.get()).toBeUndefined();
    contracts.read(first);
    expect(contracts.$unopened.get()).toBeUndefined();
  });
});

// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { answering, success } from '../../../test/support/answers.ts';
import { type Opening, type OpenPage, openAt, readyAt } from '../../../test/support/repaymentMethod.ts';
import { untilKind } from '../../../test/support/until.ts';
import { PayingScreen } from './Paying.tsx';

const ORDER = '180001';
const session = { withholdingAmount: '725000' };
const ways = {
  alipay: { name: 'W' },
  repayToken: 't',
  bankCards: [{ id: 7, bankName: 'B', cardNo: '*7890', bankCode: '' }],
  facts: { dueAmount: 725000, owner: 'Juan D., phone ending 4567' },
};

const shown = async (opening: Opening): Promise<OpenPage> => {
  const page = await readyAt(ORDER, { session, ...opening });
  render(<PayingScreen model={page.model} />);
  return page;
};

const isLocked = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

it('‘Pay’ is locked while the ways to pay are not up to date, and while an amount has to be chosen', async () => {
  const page = await shown({ fetch: answering(success(ways)) });
  expect(isLocked('Pay ₱7,250.00')).toBe(false);
  expect(screen.getByText(/Juan D\., phone ending 4567/)).toBeTruthy();
  page.model.refresh();
  await waitFor(() => expect(page.model.$ways.get()).toMatchObject({ status: 'stale' }));
  await waitFor(() => expect(isLocked('Pay ₱7,250.00')).toBe(true));
  cleanup();

  const { model } = await shown({ fetch: answering(success({ ...ways, facts: { dueAmount: 149999 } })) });
  expect(screen.getByText('The link says ₱7,250.00. Your order says ₱1,499.99.')).toBeTruthy();
  expect(isLocked('Pay')).toBe(true);
  model.amounts.choose('149999');
  await waitFor(() => expect(isLocked('Pay ₱1,499.99')).toBe(false));
  cleanup();

  await shown({ fetch: answering(success({ ...ways, facts: { dueAmount: 0 } })) });
  expect(screen.getByText('Nothing to pay on this order.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('an unconfirmed payment is told once: by the lock here, and by its record once it has been let go', async () => {
  const page = await shown({ fetch: answering(success(ways), new Response('', { status: 502 })) });
  await page.model.payByWallet();
  expect(await screen.findAllByText(/₱7,250\.00 from your e-wallet/)).toHaveLength(1);
  expect(screen.getAllByText('See your order')).toHaveLength(1);

  const { clock, phoneStorage } = page;
  phoneStorage.delete(`loan:default:sent:repay:order:${ORDER}`);
  cleanup();
  const next = openAt(ORDER, { session, phoneStorage, nowMs: clock.now(), fetch: answering(success(ways)) });
  await untilKind(next.model.$ways, 'ready');
  render(<PayingScreen model={next.model} />);
  expect(screen.getByRole('alert').textContent).toMatch(/₱7,250\.00 from your e-wallet/);
  expect(screen.getAllByText(/₱7,250\.00 from your e-wallet/)).toHaveLength(1);
  expect(screen.getAllByText('See your order')).toHaveLength(1);
});

it('an unconfirmed payment quotes what the service said to it', async () => {
  const answer = Response.json({ message: 'Please come back later.' });
  const page = await shown({ fetch: answering(success(ways), answer) });
  await page.model.payByWallet();
  expect(await screen.findByText('“Please come back later.”')).toBeTruthy();
  expect(page.toasts).toEqual([]);
});

it('a wallet that was opened, and can be paid from again, is not warned of in the same breath', async () => {
  const answers: readonly (readonly [RegExp, object])[] = [
    [/huichao$/, { url: 'https://wallet.example/' }],
    [
      /loan-details$/,
      { orderStatus: 170, noticeStatusText: 'Due', noticeDesText: 'Please repay.', facts: { payments: [] } },
    ],
    [/./, ways],
  ];
  const answer = ({ url }: Request) => success(answers.find(([path]) => path.test(new URL(url).pathname))?.[1]);
  const page = await shown({
    hash: '#/alipayrepayment',
    fetch: (input) => Promise.resolve(answer(input as Request)),
  });
  await page.model.payByWallet();
  page.comeBack('revived');
  await screen.findByRole('button', { name: 'Pay again' });
  expect(screen.getByText('You may have paid already.')).toBeTruthy();
  expect(screen.queryByText(/Do not pay again/)).toBeNull();
});

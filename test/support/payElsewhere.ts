import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import type { BorrowerOf } from './borrowers.ts';

/** Pays what is due on an order somewhere else: at a counter, or on another phone. Throws where the sandbox does not take it. */
export const payElsewhere = async (
  sandbox: Pick<Sandbox, 'fetch'>,
  borrower: BorrowerOf,
  amountCents: number,
): Promise<void> => {
  const query = new URLSearchParams(borrower);
  const asked = await sandbox.fetch(
    new Request(`http://sandbox.test/api/v3/loan-details/generate-vcode?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: amountCents, channelNumber: '90009' }),
    }),
  );
  const { data } = (await asked.json()) as { readonly data: { readonly payUrl: string } };
  const { status } = await sandbox.fetch(new Request(data.payUrl, { method: 'POST' }));
  if (status !== 200) throw new Error(`The counter answered ${status}.`);
};

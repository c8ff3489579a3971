// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { storedPlan } from '../../api/endpoints/repaymentInfo.ts';
import { CopySlip } from './PaySlip.tsx';
import type { PaySlipModel } from './paySlipModel.ts';
import type { CodeView } from './storedCode.ts';

it('The text of a slip has all that a payer needs, the bare code on a line of its own, and nothing of the borrower', async () => {
  vi.stubEnv('TZ', 'UTC');
  const info = storedPlan({
    ...{ repayAmount: 265_075, repayDate: '2026-12-05', productName: 'Sample Peso Loan', mobile: '0917' },
    facts: { owner: 'Juan D.', instalment: { at: 2, of: 3 } },
    defDetail: {
      ...{ payCode: '71159216117041', title: 'Sample Counter' },
      payNotice: [{ title: 'At a counter', list: [{ name: 'Pay', steps: ['Show the code.', 'Keep the slip.'] }] }],
    },
  });
  const $code = atom<CodeView>({
    ...{ kind: 'ready', status: 'fresh', code: '71159216117041', total: 265_075, pay: 265_100 },
    ...{ isRollover: false, barcode: undefined, checkedAtMs: Date.parse('2026-12-01T04:00:00Z') },
    info: info as NonNullable<typeof info>,
  });
  const model = { $code, $state: atom('none'), $isFromPhone: atom(false) } as unknown as PaySlipModel;
  render(<CopySlip model={model} orderId="174002" />);
  const taken: string[] = [];
  Object.assign(document, { execCommand: () => false });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (words) => void taken.push(words));
  fireEvent.click(screen.getByRole('button', { name: 'Copy slip' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(taken[0]?.split('\n')).toEqual([
    'Sample Loan',
    'Sample Counter',
    '₱2,651',
    'Pay ₱2,651 at the counter (due ₱2,650.75)',
    'Pay code:',
    '71159216117041',
    'Instalment 2 of 3',
    'Sample Peso Loan',
    'Due: 2026-12-05',
    'Order number: 174002',
    'Checked at 2026-12-01 04:00. It may have been paid since then: see your order before you pay.',
    'At a counter',
    'Pay',
    '1. Show the code.',
    '2. Keep the slip.',
  ]);
});

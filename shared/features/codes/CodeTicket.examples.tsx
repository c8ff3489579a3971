import type { PeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { periodPlan } from '../../api/endpoints/repaymentInfo.ts';
import { type Examples, longName, longWord } from '../../ui/Example.ts';
import { CodeTicket, type ReadyCode } from './CodeTicket.tsx';

const plan = {
  repayAmount: 150_050,
  repayDate: '2026-05-04',
  productName: 'Sample Instalment Loan',
  detail: [
    { text: 'Instalment', value: '2 of 4' },
    { text: 'Amount of this instalment', value: '₱1,500.50' },
  ],
  defDetail: { payCode: '71159216117041', title: 'Sample Wallet' },
};

const viewOf = (response: object): ReadyCode => {
  const info = periodPlan(response) as PeriodPlan;
  const total = info.repayAmount;
  const checkedAtMs = Date.UTC(2026, 4, 4);
  const code = info.payCode?.code ?? '';
  return { kind: 'ready', info, code, total, pay: total, isRollover: false, checkedAtMs, status: 'fresh' };
};

const ticket = (view: ReadyCode) => (
  <CodeTicket view={view} label="To pay" model={{ orderId: '170001', copy: () => Promise.resolve(true) }} />
);

// Other states are in the examples of the screens that use it.
export const examples: Examples = [
  { title: 'An instalment', node: ticket(viewOf(plan)) },
  { title: 'Whole pesos alone', node: ticket({ ...viewOf({ ...plan, repayAmount: 123_456 }), pay: 123_500 }) },
  {
    title: 'Long text',
    node: ticket(
      viewOf({ ...plan, productName: longName, defDetail: { payCode: '7115'.repeat(14), title: longWord } }),
    ),
  },
];

import { readCodeInfo } from '../../../api/endpoints/codeInfo.ts';
import { type Examples, longName, longWord } from '../../../ui/Example.ts';
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

const rollover = {
  ...plan,
  detail: [],
  delayInfo: { title: 'Move the date by 14 days', delayAmount: 48_000 },
  repayPlan: { items: [{ title: 'Repayment', remark: 'Later', amount: 320_000, time: '2026-05-04' }] },
};

const viewOf = (received: object, isRollover = false): ReadyCode => {
  const info = readCodeInfo(received);
  const total = (isRollover ? info.delay?.amount : info.repayAmount) ?? '';
  return {
    kind: 'ready',
    info,
    code: info.payCode?.code ?? '',
    total,
    pay: total,
    isRollover,
    checkedAtMs: Date.UTC(2026, 4, 4),
    status: 'fresh',
  };
};

const ticket = (view: ReadyCode) => (
  <CodeTicket view={view} label="Total payment" orderId="170001" onCopy={() => Promise.resolve(true)} />
);

export const examples: Examples = [
  { title: 'An instalment', node: ticket(viewOf(plan)) },
  { title: 'Whole pesos alone', node: ticket({ ...viewOf({ ...plan, repayAmount: 123_456 }), pay: 123_500 }) },
  { title: 'The fee of a rollover', node: ticket(viewOf(rollover, true)) },
  {
    title: 'Long text',
    node: ticket(
      viewOf({ ...plan, productName: longName, defDetail: { payCode: '7115'.repeat(14), title: longWord } }),
    ),
  },
];

import { type Examples, longName, longWord } from './Example.ts';
import { PlanList } from './PlanList.tsx';

const fee = { title: 'Rollover fee', remark: 'Today', amount: '₱480.00', time: '2026-05-04' };
const rest = { title: 'Repayment', remark: 'Later', amount: '₱3,200.00', time: '2026-05-19' };
const bare = { title: '', remark: '', amount: '', time: '' };

export const examples: Examples = [
  { title: 'Two payments', node: <PlanList title="Payment plan" items={[fee, rest]} /> },
  { title: 'Empty parts', node: <PlanList title="Payment plan" items={[{ ...bare, amount: '₱480.00' }, bare]} /> },
  {
    title: 'Long text',
    node: (
      <PlanList
        title={longName}
        items={[{ title: longWord, remark: longName, amount: '₱1,234,567,890.00', time: '2026-05-04' }]}
      />
    ),
  },
];

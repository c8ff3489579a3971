import type { Instalment } from '../../domain/orderFacts.ts';
import { type Examples, longName } from '../../ui/Example.ts';
import { PlanTimeline } from './PlanTimeline.tsx';

const instalment = (at: number, state: Instalment['state']): Instalment => ({
  title: `Instalment ${at} of 4`,
  amountCents: 150_050,
  dueDate: `2026-0${at}-04`,
  state,
});

const plan = (second: Instalment['state']) => [
  instalment(1, 'paid'),
  instalment(2, second),
  instalment(3, 'coming'),
  instalment(4, 'coming'),
];

export const examples: Examples = [
  { title: 'An instalment is due', node: <PlanTimeline plan={plan('due')} totalLeftCents={450_150} /> },
  { title: 'Late, with charges', node: <PlanTimeline plan={plan('late')} totalLeftCents={725_000} /> },
  { title: 'What is left is not stated', node: <PlanTimeline plan={plan('due')} totalLeftCents={undefined} /> },
  {
    title: 'Long text',
    node: (
      <PlanTimeline
        plan={[{ title: longName, amountCents: 1_234_567_890_00, dueDate: '2026-05-04', state: 'late' }]}
        totalLeftCents={1_234_567_890_00}
      />
    ),
  },
];

import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { type Examples, ignore, longName, longWord } from './Example.ts';
import { Success } from './Success.tsx';

const facts = [
  { label: 'Time', value: '2026-05-04 13:13' },
  { label: 'Reference', value: '90017' },
  { label: 'Order number', value: '170001' },
];

const success = (more: Partial<ComponentProps<typeof Success>>) => (
  <Success title="We have your payment" href="#order" label="See your order" {...more} />
);

const receipt = (
  <Button onPress={ignore} kind="quiet">
    Save receipt
  </Button>
);

export const examples: Examples = [
  {
    title: 'Paid, with what comes next',
    node: success({
      amount: '₱1,500.50',
      purpose: 'Instalment 2 of 4',
      facts,
      next: '2 of 4 paid. Next: ₱1,500.50 on 27 December 2026.',
      children: receipt,
    }),
  },
  { title: 'Not confirmed yet', node: success({ tone: 'waiting', amount: '₱1,500.50', facts: facts.slice(0, 1) }) },
  { title: 'Empty', node: success({}) },
  {
    title: 'Long text',
    node: success({
      title: longName,
      amount: '₱12345678901234567890.00',
      purpose: longWord,
      facts: [{ label: longName, value: longWord }],
      next: `${longName} ${longWord}`,
      label: longName,
    }),
  },
];

import { Button } from '../Button/Button.tsx';
import { type Examples, ignore, longName, longWord } from '../Example.ts';
import { Success } from './Success.tsx';

const facts = [
  { label: 'Time', value: '2026-05-04 13:13' },
  { label: 'Reference', value: '90017' },
  { label: 'Order number', value: '170001' },
];

export const examples: Examples = [
  {
    title: 'Paid, with what comes next',
    node: (
      <Success
        title="We have your payment"
        amount="₱1,500.50"
        purpose="Instalment 2 of 4"
        facts={facts}
        next="2 of 4 paid. Next: ₱1,500.50 on 27 December 2026."
        href="#order"
        label="View order"
      >
        <Button onPress={ignore} kind="quiet">
          Save receipt
        </Button>
      </Success>
    ),
  },
  {
    title: 'Not confirmed yet',
    node: (
      <Success
        title="Your order does not show the payment yet"
        tone="waiting"
        amount="₱1,500.50"
        facts={facts.slice(0, 1)}
        href="#order"
        label="View order"
      />
    ),
  },
  { title: 'Empty', node: <Success title="Done" href="#order" label="View order" /> },
  {
    title: 'Long text',
    node: (
      <Success
        title={longName}
        amount="₱12345678901234567890.00"
        purpose={longWord}
        facts={[{ label: longName, value: longWord }]}
        next={`${longName} ${longWord}`}
        href="#order"
        label={longName}
      />
    ),
  },
];

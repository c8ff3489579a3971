import { type Examples, longName, longWord, sampleLogo } from './Example.ts';
import { Hero } from './Hero.tsx';

export const examples: Examples = [
  {
    title: 'An amount and its date',
    node: (
      <Hero productName="Sample Peso Loan" logoUrl={sampleLogo} label="To pay" amount="₱3,200.00">
        <p>
          Due <strong>2026-05-04</strong>
        </p>
      </Hero>
    ),
  },
  { title: 'Empty', node: <Hero productName="" logoUrl="" label="To pay" amount="₱0.00" /> },
  {
    title: 'Long text',
    node: <Hero productName={longName} logoUrl={sampleLogo} label={longWord} amount="₱12,345,678,901,234,567,890.00" />,
  },
];

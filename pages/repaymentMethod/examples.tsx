import type { ComponentProps } from 'react';
import { type Examples, ignore, longName, longWord } from '../../shared/ui/Example.ts';
import { type CardChoice, CardList } from './CardList.tsx';
import { DueAmount } from './DueAmount.tsx';
import { CodeEntry } from './paying/CodeEntry.tsx';

const dueAmount = [
  { title: 'An amount', node: <DueAmount amount="320000" owner="Juan D." orderRoute="order" /> },
  { title: 'Empty', node: <DueAmount amount={undefined} owner={undefined} orderRoute="order" /> },
  {
    title: 'Long text',
    node: <DueAmount amount="₱12,345,678,901,234,567,890.00" owner={longWord} orderRoute="order" />,
  },
];

const few: readonly CardChoice[] = [
  { id: '1', bankName: 'Sample Bank', cardNo: '**** 1234' },
  { id: '2', bankName: 'Sample Savings', cardNo: '**** 5678' },
];
const long: readonly CardChoice[] = [
  { id: '1', bankName: longName, cardNo: longWord },
  { id: '2', bankName: longWord, cardNo: '' },
];

const list = (cards: readonly CardChoice[], chosen?: string, isLocked = false, problem = '') => (
  <CardList label="Bank cards" cards={cards} chosen={chosen} problem={problem} isLocked={isLocked} onChoose={ignore} />
);

const cardList = [
  { title: 'None chosen yet', node: list(few) },
  { title: 'One chosen', node: list(few, '2') },
  { title: 'Tried without a choice', node: list(few, undefined, false, 'Please choose a bank card first') },
  { title: 'Busy', node: list(few, '1', true) },
  { title: 'Long text', node: list(long, '1') },
];

const entry = (more: Partial<ComponentProps<typeof CodeEntry>>) => (
  <CodeEntry
    label="Code from the SMS"
    code=""
    confirmLabel="Confirm"
    isBusy={false}
    onType={ignore}
    onConfirm={ignore}
    resendLabel="get code"
    isWaiting={false}
    problem={undefined}
    onResend={ignore}
    {...more}
  />
);

const codeEntry = [
  { title: 'Empty, counting', node: entry({ resendLabel: 'get code (59 s)', isWaiting: true }) },
  { title: 'Another code can be asked for', node: entry({ code: '123456' }) },
  { title: 'Busy', node: entry({ code: '123456', isBusy: true }) },
  { title: 'Wrong', node: entry({ code: '123456', problem: { message: 'verification code wrong' } }) },
  { title: 'Long text', node: entry({ code: longWord, resendLabel: longName }) },
];

export const examples: Examples = { DueAmount: dueAmount, CardList: cardList, CodeEntry: codeEntry };

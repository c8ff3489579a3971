import { type Examples, ignore, longName, longWord } from '../../shared/ui/Example.ts';
import { type CardChoice, CardList } from './CardList.tsx';

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

export const examples: Examples = [
  { title: 'None chosen yet', node: list(few) },
  { title: 'One chosen', node: list(few, '2') },
  { title: 'Tried without a choice', node: list(few, undefined, false, 'Please choose a bank card first') },
  { title: 'Busy', node: list(few, '1', true) },
  { title: 'Long text', node: list(long, '1') },
];

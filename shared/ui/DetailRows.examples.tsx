import { DetailRows } from './DetailRows.tsx';
import { type Examples, longName, longWord } from './Example.ts';
import { RowList } from './RowList.tsx';

const rows = [
  { label: 'Total repayment', value: '₱3,200.00' },
  { label: 'Instalment', value: '1 of 1' },
  { label: 'Due date', value: '2026-05-04' },
];

const long = [
  { label: longName, value: longName },
  { label: longWord, value: longWord },
  { label: '', value: '' },
];

export const examples: Examples = [
  { title: 'All of them', node: <DetailRows rows={rows} /> },
  { title: 'Without a fold', node: <RowList rows={rows} /> },
  { title: 'Folded', node: <DetailRows rows={rows} folded={2} /> },
  { title: 'Unfolded', node: <DetailRows rows={rows} folded={2} defaultOpen /> },
  { title: 'Long text', node: <DetailRows rows={long} /> },
];

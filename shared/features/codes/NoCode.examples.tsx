import type { Examples } from '../../ui/Example.ts';
import { NoCode } from './NoCode.tsx';

export const examples: Examples = [
  { title: 'Of an order', node: <NoCode kind="noCode" home="#home" ways="#ways" /> },
  { title: 'Of no order', node: <NoCode kind="noOrder" missing="orderId" home="#home" ways="#ways" /> },
];

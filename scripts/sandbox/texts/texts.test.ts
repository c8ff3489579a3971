import { expect, it } from 'vitest';
import { brand } from '../../../shared/brand/brands/default/brand.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

it.each([en, fil])('The default brand names the rows that hold facts in $language', ({ rows }) => {
  expect(brand.orderRows).toMatchObject({
    [rows.totalDueNow]: 'dueAmount',
    [rows.amountOfInstalment]: 'dueAmount',
    [rows.daysOverdue]: 'daysLate',
    [rows.instalment]: 'instalment',
    [rows.dueDate]: 'dueDate',
  });
  expect(brand.offerRows).toMatchObject({ [rows.youReceive]: 'received', [rows.totalRepayment]: 'payBack' });
});

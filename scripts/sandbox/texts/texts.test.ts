import { expect, it } from 'vitest';
import { brand } from '../../../shared/brand/brands/default/brand.ts';
import { send, sessionOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

const sandbox = sandboxForAllTests();

const inFilipino = async (orderId: string, name: Parameters<typeof send>[1], body = {}) => {
  const response = await send(sandbox, name, { ...sessionOf(orderId), ...body }, body, {
    'accept-language': 'fil-PH,en',
  });
  return (await response.json()) as { readonly message: string; readonly data: Readonly<Record<string, unknown>> };
};

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

it('Data and refusals are in the language that the page asks for', async () => {
  expect((await inFilipino('180001', 'readOrder')).data).toMatchObject({
    noticeStatusText: fil.statusTitles.overdue,
    userOrderDetail: { detail: expect.arrayContaining([{ text: fil.rows.totalDueNow, value: '₱7,250.00' }]) },
  });
  expect((await inFilipino('170001', 'readDelayPlan')).message).toBe(fil.refusals.notExtendable);
});

it('A language that the sandbox does not have is answered in English', async () => {
  const response = await send(sandbox, 'readDelayPlan', sessionOf('170001'), {}, { 'accept-language': 'hi' });
  expect(await response.json()).toMatchObject({ message: en.refusals.notExtendable });
});

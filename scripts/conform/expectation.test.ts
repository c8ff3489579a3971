import { expect, it } from 'vitest';
import { describeCall } from '../reference/describeCalls.ts';
import { UNEXPLAINED } from '../reference/terms.ts';
import { formOf } from './expectation.ts';

it('What belongs in a field that the glossary does not explain yet is said with where to explain it', async () => {
  const { fields } = (await describeCall('readPeriodPlan')).answer;
  const amount = fields.find(({ path }) => path.join() === 'repayAmount');
  if (!amount) throw new Error('The plan has no amount.');
  expect(formOf(amount)).toBe('a whole number of cents, as a number or its digits as text');
  expect(formOf({ ...amount, unit: 'text', term: UNEXPLAINED })).toMatch(
    /^a text, for .*glossary\.ts does not say yet/,
  );
});

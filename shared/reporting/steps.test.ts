import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STEPS } from './steps.ts';

const folder = join(import.meta.dirname, '../api/endpoints');

const callNames = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}name: '(\w+)',$/gm)].map(([, name]) => name ?? ''),
  );

/** Calls that neither read data nor are an action of the borrower: they count visits, or fetch a contract to display. */
const NOT_REPORTED = ['openAgreement', 'openLegacyAgreement', 'saveEvent', 'trackClick', 'trackVisit'];

it('The table of steps names every call that submits something, and no other', () => {
  expect(callNames.length).toBeGreaterThan(20);
  const notCalls = ['screen', 'data', 'unconfirmed', 'channel', 'payCode', 'paymentSeen'];
  const submissions = Object.keys(STEPS).filter((step) => !notCalls.includes(step));
  const expected = new Set(callNames.filter((name) => !/^(read|list)/.test(name) && !NOT_REPORTED.includes(name)));
  const missing = [...expected].filter((name) => !submissions.includes(name));
  expect(missing, 'Calls that submit something: add them to STEPS').toEqual([]);
  expect(submissions.sort()).toEqual([...expected].sort());
});

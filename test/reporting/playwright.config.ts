import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserTests } from '../journeys/browserTests.ts';
import { OUT_DIR } from './buildReporting.ts';

// The journeys' fixture serves this build, and checks every report.
process.env['OUT_DIR'] = OUT_DIR;
process.env['CHECK_REPORTS'] = '1';

// Journeys in which pages receive most of a borrower's data, by parts of their titles.
const chosen = {
  wholePath: ['From a bank account to the receipt of the last instalment, in the language fil'],
  delay: ['from the order to the pay page and back'],
  repaymentMethodCard: ['asks for the code from the phone', 'says that a code is wrong'],
  complaintForm: ['sends it, sees the receipt', 'sends a complaint about collection'],
  bindBank: ['sends a city and a day', 'after a refusal finds everything'],
  promotion: ['registers, and is led to the app', 'who has registered can take a loan', 'finds the fields capped'],
};

const journeysToPlay = process.env['ALL_JOURNEYS']
  ? { testMatch: 'journeys/*.spec.ts' }
  : {
      testMatch: Object.keys(chosen).map((name) => `journeys/${name}.spec.ts`),
      grep: new RegExp(Object.values(chosen).flat().join('|')),
    };

/** Tests what pages report, on a build of their own. `ALL_JOURNEYS=1` runs every journey on it. */
export default defineConfig(browserTests, {
  testDir: '..',
  outputDir: '../../test-results/reporting',
  workers: 1,
  projects: [
    { name: 'reporting', testMatch: 'reporting/*.spec.ts' },
    { name: 'journeys', ...journeysToPlay },
  ],
  globalSetup: join(import.meta.dirname, 'globalSetup.ts'),
  reporter: [['list'], ['json', { outputFile: '../../.cache/reporting.json' }]],
});

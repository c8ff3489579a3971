import { test } from '@playwright/test';
import { allCases } from './cases/all.ts';
import { declareCase } from './declareCase.ts';

// Tests per group: before each group Playwright goes through all tests of the file, which takes as long as one case.
const IN_A_ROW = 50;

const cases = allCases.filter(({ isWorst }) => !isWorst);

for (let first = 0; first < cases.length; first += IN_A_ROW)
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const each of cases.slice(first, first + IN_A_ROW)) declareCase(each);
  });

import { readSettings } from '../../scripts/build/settings.ts';
import { missingIn } from '../../scripts/gallery/states/missingIn.ts';
import { states } from '../../scripts/gallery/states/states.ts';
import { accessProblems } from '../journeys/support/look.ts';
import { expectItToFit, leavePicture } from './look.ts';
import { expect, stateTest as test } from './stateFixture.ts';

const { brand } = await readSettings();
const [, second = brand.defaultLanguage, ...others] = [...new Set([brand.defaultLanguage, ...brand.languages])];

// The words and the colours are others; what the page is made of is as `states.spec.ts` has found it.
for (const state of states) {
  const missing = missingIn(brand, state);

  test(`${state.name}, in the language ${second} and in dark colours`, async ({ page, bring }) => {
    test.skip(!!missing, missing);
    await page.emulateMedia({ colorScheme: 'dark' });
    await bring(state, second);
    expect(await accessProblems(page, ['color-contrast'])).toEqual([]);
    await expectItToFit(page);
    await leavePicture(page, `${brand.id}/${second}-dark-doubled/${state.name}`);
  });

  for (const language of others)
    test(`${state.name}, in the language ${language}, fits the smallest phone`, async ({ page, bring }) => {
      test.skip(!!missing, missing);
      await bring(state, language);
      await expectItToFit(page);
    });

  test(`${state.name}, for people to look at`, async ({ page, bring }) => {
    test.skip(!!missing, missing);
    await bring(state);
    await leavePicture(page, `${brand.id}/${state.name}`);
  });
}

import { states } from '../../scripts/gallery/states/states.ts';
import { accessProblems } from '../journeys/support/look.ts';
import { expectItToFit, leavePicture } from './look.ts';
import { expect, stateTest as test } from './stateFixture.ts';

// The words and the colours are others; what the page is made of is as `states.spec.ts` has found it.
for (const state of states) {
  test(`${state.name}, in Filipino and in dark colours`, async ({ page, bring, gallery }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await bring(state, 'fil');
    expect(await accessProblems(page, ['color-contrast'])).toEqual([]);
    await expectItToFit(page);
    await leavePicture(page, `${gallery.settings.brand.id}/fil-dark-doubled/${state.name}`);
  });

  test(`${state.name}, for people to look at`, async ({ page, bring, gallery }) => {
    await bring(state);
    await leavePicture(page, `${gallery.settings.brand.id}/${state.name}`);
  });
}

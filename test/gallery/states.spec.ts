import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { missingIn } from '../../scripts/gallery/states/missingIn.ts';
import type { State } from '../../scripts/gallery/states/State.ts';
import { states } from '../../scripts/gallery/states/states.ts';
import { accessProblems } from '../journeys/support/look.ts';
import { expectItToFit } from './look.ts';
import { expect, onePageTest as test } from './stateFixture.ts';
import { isWhole } from './workerFixtures.ts';

test.describe('The states', () => {
  test('are as many as there are things to see', () => {
    expect(states.length).toBeGreaterThanOrEqual(150);
  });

  test('have a name each', () => {
    const names = states.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names.filter((name) => !/^\w+\.[a-z0-9-]+$/.test(name))).toEqual([]);
  });

  test('leave no screen out', () => {
    const shown = new Set(states.map(({ screen }) => screen));
    expect([...shown].sort(), 'Each page has states in scripts/gallery/states/screens/, which states.ts lists').toEqual(
      readdirSync(join(root, 'pages')).sort(),
    );
  });
});

// In `npm test` axe looks at the first state of each screen alone, for it takes longer than all the rest.
const isFirst = (state: State): boolean => states.find(({ screen }) => screen === state.screen) === state;
// A brand of a lender's has all its states looked at, and `npm test` of the project's own these: the first of each screen, and a third.
const tagOf = (state: State, index: number) => (isFirst(state) || index % 3 === 0 ? {} : { tag: '@further' });

for (const [index, state] of states.entries()) {
  test(`${state.name}: ${state.title}`, tagOf(state, index), async ({ page, bring, gallery }) => {
    const missing = missingIn(gallery.settings.brand, state);
    test.skip(!!missing, missing);
    await test.step('stands as it says', async () => {
      await bring(state);
      // A call that nobody makes any more would let the state lie about the screen.
      const asked = () => [...new Set(gallery.service.askedBy(state.name))].sort();
      await expect.poll(asked).toEqual(Object.keys(state.answers ?? {}).sort());
    });

    if (isWhole || isFirst(state))
      await test.step('is accessible', async () => {
        expect(await accessProblems(page)).toEqual([]);
        if (!isWhole) return;
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await accessProblems(page, ['color-contrast'])).toEqual([]);
        await page.emulateMedia({ colorScheme: null });
      });

    await test.step('fits the smallest phone, with doubled text too', async () => {
      await expectItToFit(page);
    });
  });
}

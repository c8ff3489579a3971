import { findPages } from '../../scripts/build/findPages.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import type { State } from '../../scripts/gallery/states/State.ts';
import { missingIn, states } from '../../scripts/gallery/states/states.ts';
import { accessProblems, faintTexts } from '../journeys/support/look.ts';
import { expect, isWhole, test } from './fixture.ts';
import { expectEdges, expectItToFit, expectOnce } from './look.ts';

const settings = await readSettings();
const { brand } = settings;

test('Every page of borrowers has states, each with a name of its own', async () => {
  const shown = new Set(states.filter(({ screen }) => brand.pages?.[screen] === undefined).map(({ screen }) => screen));
  const pages = (await findPages({ ...settings, only: [], hasPreview: false })).map(({ folder }) => folder);
  expect([...shown].sort(), 'scripts/gallery/states/screens/ and states.ts of own pages define them').toEqual(
    pages.sort(),
  );
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
});

// In `npm test` axe looks at the first state of each screen alone, for it takes longer than all the rest.
const isFirst = (state: State): boolean => states.find(({ screen }) => screen === state.screen) === state;
// `npm test` takes the first state of each screen, and a third of the others; of a brand of a lender's all.
const tagOf = (state: State, index: number) => (isFirst(state) || index % 3 === 0 ? {} : { tag: '@further' });

for (const [index, state] of states.entries())
  test(state.name, tagOf(state, index), async ({ phone, bring, gallery: { brand } }) => {
    const missing = missingIn(brand, state);
    test.skip(!!missing, missing);
    await test.step('shows its words, after the calls that it answers', () => bring(state));

    if (isWhole || isFirst(state))
      await test.step('is accessible', async () => {
        expect(await accessProblems(phone)).toEqual([]);
        expect(await faintTexts(phone)).toEqual([]);
        await expectEdges(phone);
        if (!isWhole) return;
        await phone.emulateMedia({ colorScheme: 'dark' });
        expect(await accessProblems(phone, ['color-contrast'])).toEqual([]);
        expect(await faintTexts(phone)).toEqual([]);
        await phone.emulateMedia({ colorScheme: null });
      });

    await test.step('says everything once', () => expectOnce(phone, state));

    await test.step('fits the smallest phone, with doubled text too', () => expectItToFit(phone));
  });

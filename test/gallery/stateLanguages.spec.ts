import { readSettings } from '../../scripts/build/settings.ts';
import { missingIn, states } from '../../scripts/gallery/states/states.ts';
import { test } from './fixture.ts';
import { expectItToFit } from './look.ts';

const { brand } = await readSettings();

for (const lang of brand.languages.filter((each) => each !== brand.defaultLanguage))
  for (const state of states)
    test(`${state.name} in the language ${lang}`, async ({ phone, bring }) => {
      const missing = missingIn(brand, state);
      test.skip(!!missing, missing);
      await bring(state, lang);
      await expectItToFit(phone);
    });

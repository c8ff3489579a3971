import { findPages } from '../../scripts/build/findPages.ts';
import { brand, expect, matrixUnless, settings, test } from '../journeys/fixture.ts';
import { accessProblems, sidewaysPixels } from '../journeys/support/look.ts';
import { englishFinder } from '../journeys/support/texts.ts';
import { borrowers } from '../support/borrowers.ts';

const addressOf: Readonly<Record<string, string>> = { home: '', notFound: 'nothing-here' };
const folders = (await findPages({ ...settings, only: [], hasPreview: false })).map(({ folder }) => folder);

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

for (const language of brand.languages)
  for (const folder of folders)
    test(
      `/${folder} stands in the language ${language}, fits, and is accessible in light and dark colours`,
      matrixUnless(language === brand.defaultLanguage),
      async ({ page, open, expectProblem }) => {
        if (folder === 'notFound') expectProblem('404');
        await open(addressOf[folder] ?? folder, borrowers.instalments, { lang: language });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const findEnglish = await englishFinder(language);
        if (language !== 'en') await expect.poll(() => findEnglish(page)).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
        expect(await accessProblems(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await accessProblems(page, ['color-contrast'])).toEqual([]);
      },
    );

import { expect, it } from 'vitest';
import { buildPage } from '../../scripts/build/buildPage.ts';
import { findPages } from '../../scripts/build/findPages.ts';
import { readSettings } from '../../scripts/build/settings.ts';

const HEADING = 'The loan costs you';
const PATIENCE_MS = 60_000;

const pageWith = async (screen: string, showsLoanCost: boolean): Promise<string> => {
  const settings = await readSettings({ PAGES: screen });
  const [page] = await findPages(settings);
  if (!page) throw new Error(`There is no page ${screen}.`);
  const { document, lateParts } = await buildPage({ ...settings, brand: { ...settings.brand, showsLoanCost } }, page);
  return document + lateParts.map(({ script }) => script).join('');
};

it.each(['newLoanConfirm', 'loanConfirm'])(
  'a brand can take the cost off /%s, with its bytes',
  async (screen) => {
    const [shown, hidden] = [await pageWith(screen, true), await pageWith(screen, false)];
    expect(shown).toContain(HEADING);
    expect(hidden).not.toContain(HEADING);
    expect(hidden.length).toBeLessThan(shown.length);
  },
  PATIENCE_MS,
);

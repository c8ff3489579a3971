import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleScript } from '../../scripts/build/bundle.ts';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';

const HEADING = 'What this loan costs';
const PATIENCE_MS = 60_000;

const scriptOf = async (screen: string, showsLoanCost: boolean): Promise<string> => {
  const settings = await readSettings({});
  const brand = { ...settings.brand, showsLoanCost };
  return (await bundleScript({ ...settings, brand }, join(root, 'pages', screen, 'main.tsx'))).script;
};

it.each(['newLoanConfirm', 'confirmOfPeriod', 'loanConfirm'])(
  'a brand can take what the loan costs off /%s, and its bytes with it',
  async (screen) => {
    const [shown, hidden] = [await scriptOf(screen, true), await scriptOf(screen, false)];
    expect(shown).toContain(HEADING);
    expect(hidden).not.toContain(HEADING);
    expect(hidden.length).toBeLessThan(shown.length);
  },
  PATIENCE_MS,
);

import { test as base, expect } from '@playwright/test';
import { readSettings } from '../../scripts/build/settings.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { aftermath } from './aftermath.ts';
import type { FaultCase } from './FaultCase.ts';
import { stageScript } from './page/stageScript.ts';
import { openStage, type Stage } from './stage.ts';
import { currentTabs } from './tabs/currentTab.ts';
import { oldTabs, webkitTabs } from './tabs/driverTabs.ts';
import { ENGINES } from './tabs/Tab.ts';

const named = process.env['ENGINE_UNDER_TEST'] || 'current';
const engine = ENGINES.find((each) => each === named);
if (!engine) throw new Error(`There is no engine ${named}; there are ${ENGINES.join(', ')}.`);

const tabMakers = { current: currentTabs, chromium69: oldTabs, webkit: webkitTabs };

const test = base.extend<object, { readonly stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      await ensureEngines();
      const { outDir: folder, brand } = await readSettings();
      const maker = await tabMakers[engine]();
      const stage = await openStage(maker, { folder, brand, firstScript: await stageScript() });
      await use(stage);
      await stage.close();
      await maker.close();
    },
    { scope: 'worker' },
  ],
});

/** Declares a Playwright test of a case, with these tags, if the case is for the engine that ENGINE_UNDER_TEST names. */
export const declareCase = (each: FaultCase, tag: readonly string[] = []): void => {
  const { name, engines = ['current'], leftOut, endsAtOnce, run } = each;
  if (!engines.includes(engine)) return;
  const reason = leftOut?.[engine];
  const declared = reason ? test.skip : test;
  const annotation = reason ? [{ type: 'left out', description: reason }] : [];
  declared(name, { tag: [...tag], annotation }, async ({ stage }) => {
    const wrong = await run(stage);
    expect(wrong.length || endsAtOnce ? wrong : await aftermath(stage)).toEqual([]);
  });
};

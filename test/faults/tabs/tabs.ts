import { currentTabs } from './currentTab.ts';
import { oldTabs } from './oldTab.ts';
import type { EngineName, TabMaker } from './Tab.ts';
import { webkitTabs } from './webkitTab.ts';

/** Starts a browser of this name. Rejects where it cannot be had on this machine. */
export const tabsOf = async (engine: EngineName): Promise<TabMaker> => {
  if (engine === 'current') return currentTabs();
  return engine === 'chromium69' ? oldTabs() : webkitTabs();
};

import { type ChromiumVersion, chromium } from './chromium.ts';
import type { Driver } from './Driver.ts';
import { type ChromiumDriver, launchChromium } from './devtools.ts';
import { isFirefoxInstalled, launchFirefox } from './firefox.ts';
import { ios12Mask } from './ios12Mask.ts';
import { isWebKitGtkInstalled, launchWebKitGtk } from './webkitGtk.ts';

/** A running browser to test the app in. */
export interface RunningEngine {
  readonly driver: Driver;
  /** Returns exceptions, unhandled rejections and console errors since the last call, as far as the engine reports any. */
  takeProblems(): readonly string[];
}

/** A browser, with the name that its tests have. */
export interface Engine {
  readonly name: string;
  launch(): Promise<RunningEngine>;
}

function withJournal(driver: ChromiumDriver): RunningEngine {
  const { exceptions, consoleErrors } = driver.journal;
  return { driver, takeProblems: () => [...exceptions.splice(0), ...consoleErrors.splice(0)] };
}

async function launch(version: ChromiumVersion, initScript = ''): Promise<RunningEngine> {
  const driver = await launchChromium(chromium(version));
  if (initScript) await driver.addInitScript(initScript);
  return withJournal(driver);
}

/** The oldest that the pages support, and what many phones have not been updated from. */
export const oldChromiums: readonly Engine[] = ([64, 69, 84] as const).map((version) => ({
  name: `chromium-${version}`,
  launch: () => launch(version),
}));

/** The current one, in which all journeys run, without what iOS 12 lacks. */
export const asIos12: Engine = { name: 'chromium-as-ios12', launch: () => launch('current', ios12Mask()) };

const webKitGtk: Engine = {
  name: 'webkitgtk',
  // WebDriver reports no exceptions; there, only a page that stops working shows them.
  launch: async () => ({ driver: await launchWebKitGtk(), takeProblems: () => [] }),
};

const firefox: Engine = { name: 'firefox-esr', launch: launchFirefox };

/**
 * Returns the engines that come from apt, not from npm, so that a developer's machine may lack them: then they are left out with a warning.
 * In CI they are always in the list, and fail at their launch if they are missing.
 */
export function enginesFromApt(): readonly Engine[] {
  const isCi = process.env['CI'] === 'true';
  const fromApt: readonly (readonly [Engine, boolean])[] = [
    [webKitGtk, isWebKitGtkInstalled()],
    [firefox, isFirefoxInstalled()],
  ];
  return fromApt.flatMap(([engine, isInstalled]) => {
    if (isInstalled || isCi) return [engine];
    console.warn(`journey: ${engine.name} is LEFT OUT, for it is not installed here`);
    return [];
  });
}

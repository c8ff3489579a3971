import { type ChromiumVersion, chromium } from './chromium.ts';
import type { Driver } from './Driver.ts';
import { launchChromium } from './devtools.ts';
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
  /** False for one from apt on a developer's machine that lacks it, where its tests are left out. In CI all have to be there. */
  readonly isHere: boolean;
  launch(): Promise<RunningEngine>;
}

const launch = (version: ChromiumVersion, initScript = ''): Promise<RunningEngine> =>
  launchChromium(chromium(version), initScript);

/** The oldest that the pages support, and what many phones have not been updated from. */
export const oldChromiums: readonly Engine[] = ([64, 69, 84] as const).map((version) => ({
  name: `chromium-${version}`,
  isHere: true,
  launch: () => launch(version),
}));

/** The current one, in which all journeys run, without what iOS 12 lacks. */
export const asIos12: Engine = {
  name: 'chromium-as-ios12',
  isHere: true,
  launch: () => launch('current', ios12Mask()),
};

const isHere = (name: string, isInstalled: boolean): boolean => {
  if (isInstalled || process.env['CI'] === 'true') return true;
  console.warn(`${name} is LEFT OUT, for it is not installed here`);
  return false;
};

/** The engines that come from apt, not from npm. */
export const enginesFromApt: readonly Engine[] = [
  {
    name: 'webkitgtk',
    isHere: isHere('webkitgtk', isWebKitGtkInstalled()),
    // WebDriver reports no exceptions; there, only a page that stops working shows them.
    launch: async () => ({ driver: await launchWebKitGtk(), takeProblems: () => [] }),
  },
  { name: 'firefox-esr', isHere: isHere('firefox-esr', isFirefoxInstalled()), launch: launchFirefox },
];

import { type ChromiumVersion, chromium } from './chromium.ts';
import type { Driver } from './Driver.ts';
import { type ChromiumDriver, launchChromium } from './devtools.ts';
import { ios12Mask } from './ios12Mask.ts';
import { isWebKitGtkInstalled, launchWebKitGtk } from './webkitGtk.ts';

/** A browser in which the app is tried. */
export interface RunningEngine {
  readonly driver: Driver;
  /** Uncaught exceptions, unhandled rejections and complaints since the last call, as far as the engine tells. */
  takeProblems(): readonly string[];
}

/** A browser by the name that its tests carry. */
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

const chromiums: readonly Engine[] = [
  { name: 'chromium-64', launch: () => launch(64) },
  { name: 'chromium-69', launch: () => launch(69) },
  { name: 'chromium-84', launch: () => launch(84) },
  { name: 'chromium-current', launch: () => launch('current') },
  { name: 'chromium-as-ios12', launch: () => launch('current', ios12Mask()) },
];

const webKitGtk: Engine = {
  name: 'webkitgtk',
  // WebDriver tells of no exceptions; there, a view that stands still has to give them away.
  launch: async () => ({ driver: await launchWebKitGtk(), takeProblems: () => [] }),
};

/**
 * The engines that the app is tried in. WebKitGTK comes from apt and not from npm: a person's machine may lack it,
 * which is said aloud; in CI its absence is a failure, at its launch.
 */
export function enginesToTry(): readonly Engine[] {
  if (isWebKitGtkInstalled() || process.env['CI'] === 'true') return [...chromiums, webKitGtk];
  console.warn('journey: WebKitGTK is LEFT OUT, for it is not installed here');
  return chromiums;
}

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byActions, type Driver, driverOf, gotoBy, SMALL_PHONE } from './Driver.ts';
import { connectDevTools, type DevToolsConnection } from './devtoolsConnection.ts';
import { fontEnvironment } from './packages.ts';
import { freePort, startGroup, until } from './processes.ts';

const INSTALL = 'apt-get install --no-install-recommends firefox-esr';
// Where the package installs it on Debian.
const FIREFOX = '/usr/bin/firefox-esr';
const START_MS = 60_000;

// Nothing that a new profile would ask the Internet for.
const PREFERENCES = `
user_pref('app.normandy.enabled', false);
user_pref('app.update.disabledForTesting', true);
user_pref('browser.startup.page', 0);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('services.settings.server', '');
`;

/** Returns whether this machine has Firefox ESR (from apt, not npm). */
export const isFirefoxInstalled = (): boolean => existsSync(FIREFOX);

/** The value of an expression, as JSON text, or what it has thrown. */
interface Evaluated {
  readonly result: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Creates a Driver over WebDriver BiDi. */
const driverOn = ({ send }: DevToolsConnection, context: string, close: () => Promise<void>): Driver => {
  // BiDi describes a value with its types: as JSON text it is one value.
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression: `Promise.resolve(${expression}).then(function (value) { return JSON.stringify(value === undefined ? null : value); })`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  };
  return driverOf({
    engine: 'firefox',
    evaluate,
    // Without a wait: a page that leads on at once would end it with an error.
    goto: gotoBy((url) => send('browsingContext.navigate', { context, url, wait: 'none' }), evaluate),
    ...byActions((device) => send('input.performActions', { context, actions: [device] })),
    close,
  });
};

/** Starts Firefox ESR without a window, on a blank page. Taps are mouse clicks. Rejects if it is not installed or does not start. */
export async function launchFirefox() {
  if (!isFirefoxInstalled()) throw new Error(`Firefox ESR is not installed: ${INSTALL}`);
  const profile = mkdtempSync(join(tmpdir(), 'firefox-profile-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const port = await freePort();
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'];
  const group = startGroup(FIREFOX, args, { ...fontEnvironment(), HOME: profile });
  const end = async (): Promise<void> => {
    group.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  try {
    const connection = await until('Firefox', () => connectDevTools(`ws://127.0.0.1:${port}/session`), START_MS);
    const { send } = connection;
    await send('session.new', { capabilities: {} });
    const { contexts } = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree');
    const [{ context }] = contexts;
    const problems: string[] = [];
    connection.on<{ level: string; text: string }>('log.entryAdded', ({ level, text }) => {
      if (level === 'error') problems.push(text);
    });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    const { widthPx: width, heightPx: height, scale: devicePixelRatio } = SMALL_PHONE;
    await send('browsingContext.setViewport', { context, viewport: { width, height }, devicePixelRatio });
    const close = async (): Promise<void> => {
      connection.close();
      await end();
    };
    return { driver: driverOn(connection, context, close), takeProblems: () => problems.splice(0) };
  } catch (error) {
    await end();
    throw new Error(`Firefox did not start\n${group.tail()}`, { cause: error });
  }
}

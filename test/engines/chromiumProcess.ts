import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chromium } from './chromium.ts';
import { listOf, recordOf, textOf } from './json.ts';
import { type ProcessGroup, startGroup } from './processGroup.ts';
import { until, within } from './waiting.ts';

const START_MS = 20_000;
const LISTENING = /DevTools listening on ws:\/\/([^/\s]+)/;

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--no-first-run',
  '--remote-debugging-port=0',
];

async function askJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(START_MS) });
  return answer.json();
}

/** Reads from the browser's stderr on which host and port it listens. */
function listeningHost(group: ProcessGroup): Promise<string> {
  const { child } = group;
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const host = LISTENING.exec(group.tail())?.[1];
      if (host) resolve(host);
    };
    child.stderr?.on('data', look);
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`Chromium ended (${signal ?? code})\n${group.tail()}`)));
  });
}

/** Returns the address of the DevTools socket of its only page. */
async function findPage(host: string): Promise<string> {
  const targets = listOf(await askJson(`http://${host}/json/list`)).map(recordOf);
  const page = targets.find((target) => target['type'] === 'page');
  return textOf(page?.['webSocketDebuggerUrl']);
}

/** Returns the browser's version, like `64.0.3264.0`, and its own DevTools socket, which can open more pages. */
async function askBrowser(host: string) {
  const answer = recordOf(await askJson(`http://${host}/json/version`));
  const version = textOf(answer['Browser']).replace(/^.*\//, '');
  return { version, browserSocketUrl: textOf(answer['webSocketDebuggerUrl']) };
}

/** Kills the browser and deletes its profile. */
async function stop(group: ProcessGroup, profile: string): Promise<void> {
  const { child } = group;
  const running = child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const ended = running ? once(child, 'exit') : undefined;
  group.kill();
  await ended;
  // Its child processes may still write for a moment.
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

/** Starts a headless Chromium with its own profile; rejects with the end of its stderr if it does not start. */
export async function startChromium({ bin, env }: Chromium, extraFlags: readonly string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-profile-'));
  const group = startGroup(bin, [...FLAGS, ...extraFlags, `--user-data-dir=${profile}`, 'about:blank'], env);
  try {
    const host = await within(`Chromium (${bin})`, listeningHost(group), START_MS);
    const pageSocketUrl = await until("Chromium's first page", () => findPage(host), START_MS);
    return { ...(await askBrowser(host)), pageSocketUrl, stop: () => stop(group, profile) };
  } catch (error) {
    await stop(group, profile);
    throw error;
  }
}

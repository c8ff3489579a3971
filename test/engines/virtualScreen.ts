import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type ProcessGroup, startGroup } from './processGroup.ts';
import { within } from './waiting.ts';

const START_MS = 10_000;
const END_MS = 2_000;
const DISPLAY_PIPE = 3;

/** A virtual X display. */
export type VirtualScreen = Awaited<ReturnType<typeof openVirtualScreen>>;

/** Reads the display's number: Xvfb picks a free one and writes it to the pipe, so displays can start in parallel. */
function displayNumber(group: ProcessGroup): Promise<string> {
  return new Promise((resolve, reject) => {
    const pipe = group.child.stdio[DISPLAY_PIPE];
    if (pipe instanceof Readable) pipe.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    group.child.once('error', reject);
    group.child.once('exit', (code) => reject(new Error(`Xvfb ended (${code})\n${group.tail()}`)));
  });
}

/** Sends SIGTERM first: Xvfb killed at once would leave its lock and socket in /tmp and the display's number taken. */
async function close(group: ProcessGroup): Promise<void> {
  const ended = once(group.child, 'exit');
  group.child.kill('SIGTERM');
  await within("Xvfb's end", ended, END_MS).catch(() => undefined);
  group.kill();
}

/** Opens a display of this size in device pixels; needs the package xvfb. `display` is the value for DISPLAY: `:1`. */
export async function openVirtualScreen(widthPx: number, heightPx: number) {
  const size = `${widthPx}x${heightPx}x24`;
  const args = ['-displayfd', String(DISPLAY_PIPE), '-screen', '0', size, '-nolisten', 'tcp'];
  const group = startGroup('Xvfb', args, {}, 1);
  try {
    const number = await within('Xvfb', displayNumber(group), START_MS);
    return { display: `:${number}`, close: () => close(group) };
  } catch (error) {
    group.kill();
    throw error;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const ASK_AGAIN_MS = 30;
// Generous, so that slowness fails no test: a machine that froze for ten seconds once failed one after a limit of five.
const WAIT_MS = 20_000;

function reasonOf(failure: unknown): string {
  return failure instanceof Error ? ` (${failure.message})` : '';
}

/**
 * Polls until the answer is truthy and returns it. An `ask` that throws counts as falsy, since a page may be navigating;
 * the Error thrown after `timeoutMs` names what was awaited and the last failure.
 */
export async function until<T>(what: string, ask: () => T | Promise<T>, timeoutMs = WAIT_MS): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  let failure: unknown;
  do {
    try {
      const answer = await ask();
      if (answer) return answer;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await sleep(ASK_AGAIN_MS);
  } while (Date.now() < deadline);
  throw new Error(`waited ${timeoutMs} ms for ${what}${reasonOf(failure)}`);
}

/** Returns the promise's value; rejects after `timeoutMs` with an Error that names what was awaited. */
export function within<T>(awaited: string, promise: Promise<T>, timeoutMs: number): Promise<T> {
  const late = sleep(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`waited ${timeoutMs} ms for ${awaited}`);
  });
  return Promise.race([promise, late]);
}

const HOST = '127.0.0.1';
// Above the ports that browsers refuse to open, and below those that the system assigns by itself (Linux: from 32768).
const FIRST = 20_000;
const COUNT = 12_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });

/** Finds a port for a program that needs one given: nothing listens there, and the system does not assign it by itself. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
};

const TAIL_LENGTH = 4_000;

export interface ProcessGroup {
  readonly child: ChildProcess;
  /** Returns the end of its stderr, for error messages. */
  tail(): string;
  /** Kills the process and all processes it started; does nothing if they have ended. */
  kill(): void;
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // ESRCH: the whole group has ended by itself.
  }
}

function keepTail(child: ChildProcess): () => string {
  let tail = '';
  const keep = (text: string): void => {
    tail = (tail + text).slice(-TAIL_LENGTH);
  };
  child.stderr?.on('data', (chunk: Buffer) => keep(chunk.toString()));
  child.on('error', (error) => keep(error.message));
  return () => tail;
}

/**
 * Starts a program as the leader of its own process group, which is killed when this process exits at the latest:
 * browsers outlive their drivers and keep pipes open.
 */
export function startGroup(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ProcessGroup {
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: [...stdio], detached: true });
  const tail = keepTail(child);
  const kill = (): void => {
    process.off('exit', kill);
    killGroup(child);
    child.stderr?.destroy();
  };
  process.on('exit', kill);
  return { child, tail, kill };
}

/** Waits until a program has said something on its stderr. @returns the pattern's first group; rejects with the end of the stderr */
export const heard = ({ tail }: ProcessGroup, what: string, pattern: RegExp, timeoutMs = WAIT_MS): Promise<string> =>
  until(what, () => pattern.exec(tail())?.[1], timeoutMs).catch((error) => {
    throw new Error(`${(error as Error).message}\n${tail()}`);
  });

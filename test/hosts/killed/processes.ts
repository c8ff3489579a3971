import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const DEAD_MS = 15;

/** One place where a sandbox process runs. Whenever it ends, another is started there. */
export interface Place {
  /** Sends a request there; rejects as a fetch without a line does while no process runs, or where it ends meanwhile. */
  fetch(request: Request): Promise<Response>;
  /** Ends the process there, at once and without a word. False where none runs. */
  kill(): boolean;
  isRunning(): boolean;
  /** How many processes have been killed there. */
  deaths(): number;
  /** Resolves when a process answers there. */
  ready(): Promise<void>;
  /** Ends the process for good. */
  close(): Promise<void>;
}

const broken = (): TypeError => new TypeError('Failed to fetch');

const started = async (program: string, databaseUrl: string): Promise<{ child: ChildProcess; origin: string }> => {
  const child = spawn(process.execPath, [program, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number | null];
  if (!Buffer.isBuffer(line)) throw new Error(`A sandbox process did not start: it ended with ${line}`);
  return { child, origin: line.toString().trim() };
};

const send = async (origin: string, request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const body = request.method === 'GET' ? null : await request.arrayBuffer();
  const { headers, method } = request;
  const answer = await fetch(origin + pathname + search, { method, headers, body, redirect: 'manual' });
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers });
};

/** Keeps the program running on the database. */
export const openPlace = (program: string, databaseUrl: string): Place => {
  let running: { readonly child: ChildProcess; readonly origin: string } | undefined;
  let isClosed = false;
  let deaths = 0;

  const start = async (): Promise<void> => {
    const made = await started(program, databaseUrl);
    if (isClosed) made.child.kill('SIGKILL');
    running = made;
    made.child.once('exit', () => {
      if (running === made) running = undefined;
      if (isClosed) return;
      deaths += 1;
      starting = start();
    });
  };
  let starting = start();

  return {
    fetch: async (request) => {
      if (!running) {
        await sleep(DEAD_MS);
        throw broken();
      }
      return send(running.origin, request).catch(() => Promise.reject(broken()));
    },
    kill: () => {
      const found = running;
      running = undefined;
      return found?.child.kill('SIGKILL') ?? false;
    },
    isRunning: () => !!running,
    deaths: () => deaths,
    ready: async () => {
      while (!running) await Promise.all([starting, sleep(DEAD_MS)]);
    },
    close: async () => {
      isClosed = true;
      await starting.catch(() => undefined);
      const child = running?.child;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

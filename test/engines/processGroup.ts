import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';

const TAIL_LENGTH = 1_500;

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
 * browsers outlive their drivers and keep pipes open. `extraPipes` are opened after stderr, from descriptor 3 on.
 */
export function startGroup(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  extraPipes = 0,
): ProcessGroup {
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe', ...Array<'pipe'>(extraPipes).fill('pipe')];
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio, detached: true });
  const tail = keepTail(child);
  const kill = (): void => {
    process.off('exit', kill);
    killGroup(child);
    for (const pipe of child.stdio) pipe?.destroy();
  };
  process.on('exit', kill);
  return { child, tail, kill };
}

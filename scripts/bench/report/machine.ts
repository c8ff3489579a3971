import { cpus, loadavg, totalmem } from 'node:os';

const GIGABYTE = 1024 ** 3;

/** The machine and the time of a measurement. */
export interface Machine {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  readonly chromium: string;
  /** The load average of the minute before it began: the number of processes that wanted a core. */
  readonly load: number;
}

/** How busy this machine is now, in processes that want a core. */
export const loadNow = (): number => loadavg()[0] ?? 0;

/** This machine, as busy as it was before the bench began to build. */
export const thisMachine = (chromium: string, load: number): Machine => ({
  date: new Date().toISOString().slice(0, 16).replace('T', ' '),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / GIGABYTE),
  node: process.version,
  chromium,
  load,
});

/** Describes the machine in one line, with its load: measurements on a busy machine are not reliable. */
export const describeMachine = ({ date, processor, cores, memoryGb, node, chromium, load }: Machine): string =>
  `${date} UTC; ${processor}, ${cores} cores, ${memoryGb} GB; Node ${node}, Chromium ${chromium}; load at the start ${load.toFixed(1)}${load > 1 ? ' (the machine was busy: these figures are noise)' : ''}`;

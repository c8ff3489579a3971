import { cpus, loadavg, totalmem } from 'node:os';

const GIGABYTE = 1024 ** 3;

/** On what, and when, something was measured. */
export interface Machine {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly node: string;
  readonly chromium: string;
  /** How many processes wanted a core when it began, on the average of a minute. */
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

/** The machine in a line. Figures of a busy machine are no figures, so it says how busy it was. */
export const describeMachine = ({ date, processor, cores, memoryGb, node, chromium, load }: Machine): string =>
  `${date} UTC; ${processor}, ${cores} cores, ${memoryGb} GB; Node ${node}, Chromium ${chromium}; load at the start ${load.toFixed(1)}${load > 1 ? ' (the machine was busy: these figures are noise)' : ''}`;

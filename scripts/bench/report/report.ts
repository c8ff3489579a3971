import type { BenchOptions } from '../options.ts';
import { describeProfile, profiles } from '../profiles.ts';
import type { Growth } from '../sections/growth.ts';
import type { Moved } from '../sections/moves.ts';
import type { StageTaken } from '../sections/repayment.ts';
import type { View } from '../sections/views.ts';
import { explained } from '../variants/variant.ts';
import { growthReport } from './growthReport.ts';
import { describeMachine, type Machine } from './machine.ts';
import { movesReport } from './movesReport.ts';
import { repaymentReport } from './repaymentReport.ts';
import { targetsOf, targetsReport } from './targets.ts';
import { viewsReport } from './viewsReport.ts';

/** The results of a run. */
export interface Measured {
  readonly machine: Machine;
  readonly options: BenchOptions;
  readonly seconds: number;
  readonly failures: readonly string[];
  readonly views: readonly View[];
  readonly moves: readonly Moved[];
  readonly repayment: readonly StageTaken[];
  readonly growth: readonly Growth[];
}

const howMeasured = ({ options }: Measured): string =>
  [
    `Medians of ${options.rounds} rounds (slow 3G: three of five), the variants by turns. ${options.profiles.map((name) => describeProfile(profiles[name])).join('. ')}.`,
    'One server for all, over HTTP/2 and TLS, brotli at its best; the same answers, taken down from the sandbox; documents are kept for 5 minutes, files with a hash for ever. The line delays where packets do: a first visit pays for the handshakes of TCP and TLS, a round trip each; no packet gets lost, and none waits for the server’s window to grow, which is kind to whoever sends more than 14 kB at once. In brackets: ours to the floor, all else to ours.',
    ...Object.entries(explained).map(([name, words]) => `- **${name}**: ${words}.`),
  ].join('\n');

/** Returns the whole report, in Markdown. */
export const reportOf = (measured: Measured): string => {
  const { machine, options, seconds, failures, views, moves, repayment, growth } = measured;
  const targets = targetsOf(views, moves, options.profiles);
  return [
    '# The bench',
    `${describeMachine(machine)}. The run took ${Math.round(seconds / 60)} minutes.`,
    howMeasured(measured),
    targets.length ? targetsReport(targets) : '',
    failures.length ? ['## What could not be measured', ...failures.map((failure) => `- ${failure}`)].join('\n') : '',
    views.length ? viewsReport(views, options.profiles) : '',
    moves.length ? movesReport(moves, options.profiles) : '',
    repayment.length ? repaymentReport(repayment) : '',
    growth.length ? growthReport(growth) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
};

import { type Funnel, funnelsOf } from './funnels.ts';
import type { KeptReport } from './reportStore.ts';
import { type VitalRow, vitalsOf } from './vitals.ts';

/** How often something was told, and when first and last, in milliseconds since 1970. */
interface Seen {
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** An error at one place of one build. */
export interface ErrorRow extends Seen {
  readonly build: string;
  readonly screen: string;
  readonly name: string;
  readonly at: readonly string[];
}

/** What a page's policy has blocked, on one screen of one build. */
export interface BlockedRow extends Seen {
  readonly build: string;
  readonly screen: string;
  readonly directive: string;
  readonly from: string;
}

/** How a step has ended on one screen. */
export interface StepRow extends Seen {
  readonly screen: string;
  readonly step: string;
  readonly outcome: string;
}

/** What the collector knows. */
export interface Summary {
  readonly messages: number;
  readonly builds: readonly ({ readonly build: string } & Seen)[];
  readonly errors: readonly ErrorRow[];
  readonly vitals: readonly VitalRow[];
  readonly funnels: readonly Funnel[];
  readonly steps: readonly StepRow[];
  readonly blocked: readonly BlockedRow[];
}

/** Puts together what is the same, most often told first. */
const group = <Row extends object>(
  reports: readonly KeptReport[],
  rowsOf: (report: KeptReport) => readonly Row[],
): (Row & Seen)[] => {
  const groups = new Map<string, Row & Seen>();
  for (const report of reports)
    for (const row of rowsOf(report)) {
      const key = JSON.stringify(row);
      const { count, firstMs } = groups.get(key) ?? { count: 0, firstMs: report.atMs };
      groups.set(key, { ...row, count: count + 1, firstMs, lastMs: report.atMs });
    }
  return [...groups.values()].sort((one, other) => other.count - one.count || other.lastMs - one.lastMs);
};

/** What messages, oldest first, come to. */
export const summarize = (reports: readonly KeptReport[]): Summary => ({
  messages: reports.length,
  builds: group(reports, ({ build }) => [{ build }]).sort((one, other) => other.lastMs - one.lastMs),
  errors: group(reports, ({ build, screen, records }) =>
    records.flatMap((record) => (record.kind === 'error' ? { build, screen, name: record.name, at: record.at } : [])),
  ),
  vitals: vitalsOf(reports),
  funnels: funnelsOf(reports),
  steps: group(reports, ({ screen, records }) =>
    records.flatMap((record) => (record.kind === 'step' ? { screen, step: record.step, outcome: record.outcome } : [])),
  ),
  blocked: group(reports, ({ build, screen, records }) =>
    records.flatMap((record) =>
      record.kind === 'blocked' ? { build, screen, directive: record.directive, from: record.from } : [],
    ),
  ),
});

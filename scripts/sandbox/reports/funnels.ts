import type { KeptReport } from './reportStore.ts';

/** A stage of a way: how often pages have told of it, and its share of the first stage. */
export interface Stage {
  readonly name: string;
  readonly count: number;
  /** From 0 on; null where the first stage has none. Above 1 where most who are here have not come by the first stage. */
  readonly share: number | null;
}

/** A way of repaying, from its beginning to its end. */
export interface Funnel {
  readonly name: string;
  readonly stages: readonly Stage[];
}

/** What counts as being at a stage: a step with its outcome, on one of these screens, or on any. */
interface StageRule {
  readonly name: string;
  readonly step: string;
  readonly outcomes: readonly string[];
  readonly screens?: readonly string[];
}

const opened = (name: string, ...screens: readonly string[]): StageRule => ({
  name,
  step: 'screen',
  outcomes: ['opened'],
  screens,
});

const orderOpened = opened('Order opened', 'loanDetail', 'order');

const rules: Readonly<Record<string, readonly StageRule[]>> = {
  'At a channel or by code': [
    orderOpened,
    opened('Repayment opened', 'repay'),
    { name: 'Channel chosen', step: 'channel', outcomes: ['chosen'], screens: ['repay'] },
    { name: 'Led to the channel', step: 'generatePayCode', outcomes: ['ok'], screens: ['repay'] },
    { name: 'Pay code shown', step: 'payCode', outcomes: ['shown'] },
    { name: 'Payment seen', step: 'paymentSeen', outcomes: ['channel', 'code'] },
  ],
  Rollover: [
    orderOpened,
    opened('Rollover opened', 'repayDelay'),
    { name: 'Channel chosen', step: 'channel', outcomes: ['chosen'], screens: ['repayDelay'] },
    { name: 'Led to the channel', step: 'generatePayCode', outcomes: ['ok'], screens: ['repayDelay'] },
    { name: 'Pay code shown', step: 'payCode', outcomes: ['shownForRollover'] },
    { name: 'Rollover seen', step: 'paymentSeen', outcomes: ['rollover'] },
  ],
  'By card or wallet': [
    orderOpened,
    opened('Cards opened', 'repaymentMethod'),
    { name: 'Card payment sent', step: 'commitRepayment', outcomes: ['attempted'] },
    { name: 'Taken by the service', step: 'commitRepayment', outcomes: ['ok'] },
    { name: 'Confirmed with a code', step: 'confirmRepayment', outcomes: ['ok'] },
    { name: 'Led to the wallet', step: 'repayByWallet', outcomes: ['ok'] },
    { name: 'Payment seen', step: 'paymentSeen', outcomes: ['card', 'wallet'] },
  ],
};

const countOf = (reports: readonly KeptReport[], { step, outcomes, screens }: StageRule): number =>
  reports
    .filter(({ screen }) => !screens || screens.includes(screen))
    .flatMap(({ records }) => records)
    .filter((record) => record.kind === 'step' && record.step === step && outcomes.includes(record.outcome)).length;

/**
 * The ways of repaying, stage by stage. Messages have no number of the visit, so that these are counts of page views, not of borrowers:
 * who opens a page twice is counted twice.
 */
export const funnelsOf = (reports: readonly KeptReport[]): readonly Funnel[] =>
  Object.entries(rules).map(([name, stages]) => {
    const counts = stages.map((rule) => countOf(reports, rule));
    const first = counts[0] ?? 0;
    return {
      name,
      stages: stages.map((stage, at) => ({
        name: stage.name,
        count: counts[at] ?? 0,
        share: first ? (counts[at] ?? 0) / first : null,
      })),
    };
  });

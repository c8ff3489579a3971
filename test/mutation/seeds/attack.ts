import type { Seed } from '../Seed.ts';

/** The six bugs with which an attack showed what the tests could not see, and others of their kind in the logic. */
export const attack: readonly Seed[] = [
  {
    harm: 'A refused look at a loan counts as no sign of it, and the loan is offered again',
    file: 'shared/features/confirmation/loanSubmission.ts',
    find: "if (outcome.kind !== 'ok') return 'unknown';",
    replace: "if (outcome.kind === 'refused') return 'open';\n    if (outcome.kind !== 'ok') return 'unknown';",
    unit: 'shared/features/confirmation/confirmation.test.ts',
  },
  {
    harm: 'A refused look at a payment counts as no sign of it, and the payment is offered again',
    file: 'pages/repaymentMethod/paying/paymentLock.ts',
    find: "if (outcome.kind !== 'ok') return 'unknown';",
    replace: "if (outcome.kind === 'refused') return 'open';\n    if (outcome.kind !== 'ok') return 'unknown';",
    unit: 'pages/repaymentMethod/paying/unconfirmed.test.ts',
  },
  {
    harm: 'An error of the service is told as that there is nothing to pay',
    file: 'shared/features/core/Failure/messages.ts',
    find: "serviceDownMore: 'The service has a problem right now. Please try again in a while.'",
    replace: "serviceDownMore: 'There is nothing to pay.'",
    faults: 'at repaymentMethod/HTTP/500',
  },
  {
    harm: "'Retry' lets no finger through",
    file: 'shared/ui/ErrorState/ErrorState.scss',
    find: 'text-align: center;',
    replace: 'text-align: center;\n\n  .button {\n    pointer-events: none;\n  }',
    faults: 'at repaymentMethod/HTTP/500',
  },
  {
    harm: 'A payment without an answer is sent again by itself after five seconds',
    file: 'pages/repaymentMethod/paying/cardPayment.ts',
    find: "if (outcome?.kind === 'unknown' && !outcome.isUnsent && waited) keep({ ...waited, sentAtMs });",
    replace:
      "if (outcome?.kind === 'unknown') env.clock.after(5000, () => void env.call(commitRepayment, given));\n    if (outcome?.kind === 'unknown' && !outcome.isUnsent && waited) keep({ ...waited, sentAtMs });",
    faults: 'commitRepayment at repaymentMethod/transport/reset',
  },
  {
    harm: 'An offer is shown, and can be signed, though nobody has named its term',
    file: 'shared/api/endpoints/readLoanOffer.ts',
    find: 'if (terms.amount === undefined || terms.periods === undefined) return undefined;',
    replace: "if (terms.amount === undefined) return undefined;\n  terms.periods ??= '';",
    unit: 'shared/api/answers.test.ts',
  },
  {
    harm: 'Two tabs pay in the same moment, for the lock between them is not asked for',
    file: 'shared/platform/runAlone.ts',
    find: 'if (!locks) return run();',
    replace: 'if (locks || !locks) return run();',
    unit: 'shared/platform/storage/tabLock.test.ts',
  },
  {
    harm: 'A second tab that was slower by a moment sends all the same',
    file: 'shared/features/core/submitOnce.ts',
    find: 'await submissionLog.exclusive(key, () => ask({ idempotencyKey: sent.id, onEnd }))',
    replace: 'await ask({ idempotencyKey: sent.id, onEnd })',
    unit: 'shared/features/core/submitOnce.test.ts',
  },
  {
    harm: 'An order that has changed since a payment went out counts as one without it, and is paid again',
    file: 'pages/repaymentMethod/paying/paymentLock.ts',
    find: "isSame ? 'open' : 'changed'",
    replace: "'open'",
    unit: 'pages/repaymentMethod/paying/unconfirmed.test.ts',
  },
  {
    harm: 'A payment can be sent again while a proxy may still deliver the first',
    file: 'shared/features/core/submitOnce.ts',
    find: 'const LATEST_ARRIVAL_MS = 180_000;',
    replace: 'const LATEST_ARRIVAL_MS = 60_000;',
    unit: 'shared/features/core/submitOnce.test.ts',
  },
];

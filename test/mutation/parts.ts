/** A part of the code, and the tests near it: they have to notice its changes without the help of any others. */
export interface Part {
  readonly name: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/** What moves money or reads what is owed, and all that talks with the service. */
export const parts: readonly Part[] = [
  {
    name: 'submission',
    mutate: [
      'shared/features/core/{submitOnce,submissionRecord,resendAfterMinute}.ts',
      'shared/platform/storage/submissionLog.ts',
    ],
    tests: [
      'shared/features/core/{submitOnce,submissionRecord,resendAfterMinute}.test.ts',
      'shared/platform/storage/{submissionLog,tabLock}.test.ts',
    ],
  },
  {
    name: 'api',
    mutate: ['shared/api/*.ts', '!**/*.test.ts'],
    tests: ['shared/api/*.test.ts', 'test/wire/*.test.ts'],
  },
  {
    name: 'endpoints',
    mutate: ['shared/api/endpoints/*.ts', '!**/*.test.ts'],
    tests: ['shared/api/**/*.test.ts', 'test/wire/{everyCall,failures}.test.ts'],
  },
  {
    name: 'confirmation',
    mutate: ['shared/features/confirmation/*.ts', '!**/{*.test,messages}.ts'],
    tests: ['shared/features/confirmation/*.test.ts'],
  },
  {
    name: 'plan',
    mutate: [
      'shared/features/core/createQuery.ts',
      'shared/features/repayment/{repayment,channelPayment,storedCode}.ts',
      'pages/{repay,repayDelay,repaymentOfCode,repaymentOfCode2}/model.ts',
    ],
    tests: [
      'shared/features/core/createQuery.test.ts',
      'shared/features/repayment/{repayment,channelPayment,storedCode}.test.ts',
      'pages/{repay,repayDelay,repaymentOfCode,repaymentOfCode2}/model.test.ts',
    ],
  },
  {
    name: 'payment',
    mutate: ['pages/repaymentMethod/{paying/{model,cardPayment,walletPayment,paymentLock},cardCode}.ts'],
    tests: ['pages/repaymentMethod/paying/{model,cardPayment,unconfirmed}.test.ts'],
  },
  {
    name: 'domain',
    mutate: ['shared/domain/{money,amountInput,lateCharges,loanCost,wholeNumbers}.ts'],
    tests: ['shared/domain/{money,amountInput,lateCharges,loanCost}.test.ts'],
  },
];

/** A part of the code, and the tests near it: they have to notice its changes without the help of any others. */
export interface Part {
  readonly name: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/** What moves money or reads what is owed, and all that talks with the service. */
export const parts: readonly Part[] = [
  {
    name: 'once',
    mutate: ['shared/models/{once,sentMark,resendAfterMinute}.ts', 'shared/stores/sentMarks.ts'],
    tests: ['shared/models/{once,sentMark,resendAfterMinute}.test.ts', 'shared/stores/{sentMarks,tabLock}.test.ts'],
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
    mutate: ['shared/models/confirmation/*.ts', '!**/{*.test,messages}.ts'],
    tests: ['shared/models/confirmation/*.test.ts'],
  },
  {
    name: 'plan',
    mutate: [
      'shared/models/{freshRead,repayment,channelPayment,storedCode}.ts',
      'pages/{repay,repayDelay,repaymentOfCode,repaymentOfCode2}/model.ts',
    ],
    tests: [
      'shared/models/{freshRead,repayment,channelPayment,storedCode}.test.ts',
      'pages/{repay,repayDelay,repaymentOfCode,repaymentOfCode2}/model.test.ts',
    ],
  },
  {
    name: 'payment',
    mutate: ['pages/repaymentMethod/{model,cardPayment,walletPayment,paymentLock,cardCode}.ts'],
    tests: ['pages/repaymentMethod/{model,cardPayment,doubt}.test.ts'],
  },
  {
    name: 'lib',
    mutate: ['shared/lib/{money,amountInput,lateCharges,loanCost,wholeNumbers}.ts'],
    tests: ['shared/lib/{money,amountInput,lateCharges,loanCost}.test.ts'],
  },
];

import type { Seed } from '../Seed.ts';

export const confirmViews: readonly Seed[] = [
  {
    harm: 'An offer can be taken with the box unchecked on screen',
    file: 'shared/features/confirmation/AgreementRow/AgreementRow.tsx',
    find: 'checked={isAgreed}',
    replace: 'checked',
    caughtBy: {
      kind: 'journey',
      file: 'confirmPeriod.spec.ts',
      title: 'The box is checked at first, and unchecked nothing is sent',
      pages: ['confirmOfPeriod'],
    },
  },
  {
    harm: 'Unchecking the box changes nothing',
    file: 'shared/features/confirmation/AgreementRow/AgreementRow.tsx',
    find: 'onAgree(currentTarget.checked)',
    replace: 'onAgree(true)',
    caughtBy: {
      kind: 'journey',
      file: 'confirmLegacy.spec.ts',
      title: 'sends nothing while the box is not checked',
      pages: ['loanConfirm'],
    },
  },
  {
    harm: 'A title of a contract opens the first contract',
    file: 'shared/features/confirmation/AgreementRow/AgreementRow.tsx',
    find: 'onClick={() => onRead(agreement)}',
    replace: 'onClick={() => onRead(agreements[0] ?? agreement)}',
    caughtBy: {
      kind: 'journey',
      file: 'confirm.spec.ts',
      title: 'opens a contract by its title, asked for once, and the borrower comes back to the offer',
      pages: ['newLoanConfirm'],
    },
  },
  {
    harm: "'Agree' on the way back leaves the offer",
    file: 'shared/features/confirmation/BackDialog/BackDialog.tsx',
    find: '<Button onPress={onStay}>{t(text.agree)}</Button>',
    replace: '<Button onPress={onLeave}>{t(text.agree)}</Button>',
    caughtBy: {
      kind: 'journey',
      file: 'confirmBack.spec.ts',
      title: 'Escape stays',
      pages: ['newLoanConfirm'],
    },
  },
  {
    harm: 'The instalments of a plan have no amounts',
    file: 'shared/ui/PlanList/PlanList.tsx',
    find: '<strong>{item.amount}</strong>',
    replace: '<strong>{item.title}</strong>',
    caughtBy: {
      kind: 'journey',
      file: 'confirmPeriod.spec.ts',
      title: 'A borrower reads the terms of a loan of several instalments',
      pages: ['confirmOfPeriod'],
    },
  },
  {
    harm: 'What a loan costs leaves out what is repaid',
    file: 'shared/features/confirmation/LoanCost/LoanCost.tsx',
    find: 'money(t(text.repaid), repaidCents),',
    replace: 'money(t(text.repaid), receivedCents),',
    caughtBy: {
      kind: 'journey',
      file: 'confirmCost.spec.ts',
      title: 'by its plan',
      pages: ['newLoanConfirm', 'confirmOfPeriod', 'loanConfirm'],
    },
  },
  {
    harm: 'A rate a year is shown as the rate a month',
    file: 'shared/features/confirmation/LoanCost/LoanCost.tsx',
    find: 'rate(t(text.month), cost.month)',
    replace: 'rate(t(text.month), cost.year)',
    caughtBy: {
      kind: 'journey',
      file: 'confirmCost.spec.ts',
      title: 'by its plan',
      pages: ['newLoanConfirm', 'confirmOfPeriod', 'loanConfirm'],
    },
  },
  {
    harm: 'The rupee sign stands before amounts that have none',
    file: 'pages/loanConfirm/legacyOffer.ts',
    find: 'showsRupee ? withSign(RUPEE, amount, money) : showAmount(amount)',
    replace: 'withSign(RUPEE, amount, money)',
    caughtBy: {
      kind: 'journey',
      file: 'confirmLegacy.spec.ts',
      title: 'has the sign of the brand with showRupee',
      pages: ['loanConfirm'],
    },
  },
  {
    harm: 'A loan that is taken still shows its offer',
    file: 'shared/features/confirmation/ConfirmScreen/ConfirmScreen.tsx',
    find: "kind === 'unconfirmed' || kind === 'done'",
    replace: "kind === 'unconfirmed'",
    caughtBy: {
      kind: 'journey',
      file: 'confirmOnce.spec.ts',
      title: 'and says so to whoever opens the offer later',
      pages: ['newLoanConfirm', 'loanConfirm', 'confirmOfPeriod', 'loanDetail'],
    },
  },
];

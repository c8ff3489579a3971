import type { ComponentType, ReactElement } from 'react';
import { AddCard } from '../../pages/addnormalcard/AddCard.tsx';
import { createAddCard } from '../../pages/addnormalcard/model.ts';
import { BindBank } from '../../pages/bindBank/BindBank.tsx';
import { createBindBank } from '../../pages/bindBank/model.ts';
import { BorrowDetail } from '../../pages/borrowDetail/BorrowDetail.tsx';
import { createBorrowDetail } from '../../pages/borrowDetail/model.ts';
import { ComplainDetails } from '../../pages/complainDetails/ComplainDetails.tsx';
import { later as complainDetails } from '../../pages/complainDetails/later.tsx';
import { createComplainDetails } from '../../pages/complainDetails/model.ts';
import { ComplainPageNext } from '../../pages/complainPageNext/ComplainPageNext.tsx';
import { later as complainPageNext } from '../../pages/complainPageNext/later.tsx';
import { createComplaintForm } from '../../pages/complainPageNext/model.ts';
import { ComplaintList } from '../../pages/complaintList/ComplaintList.tsx';
import { createComplaintList } from '../../pages/complaintList/model.ts';
import { LoanConfirm } from '../../pages/loanConfirm/LoanConfirm.tsx';
import { later as loanConfirm } from '../../pages/loanConfirm/later.tsx';
import { LoanDetail } from '../../pages/loanDetail/LoanDetail.tsx';
import { later as loanDetail } from '../../pages/loanDetail/later.tsx';
import { createLoanDetail } from '../../pages/loanDetail/model.ts';
import { later as newLoanConfirm } from '../../pages/newLoanConfirm/later.tsx';
import { NewLoanConfirm } from '../../pages/newLoanConfirm/NewLoanConfirm.tsx';
import { later as repay } from '../../pages/repay/later.tsx';
import { createRepay } from '../../pages/repay/model.ts';
import { Repay } from '../../pages/repay/Repay.tsx';
import { later as repayDelay } from '../../pages/repayDelay/later.tsx';
import { createRepayDelay } from '../../pages/repayDelay/model.ts';
import { RepayDelay } from '../../pages/repayDelay/RepayDelay.tsx';
import { later as repaymentMethod } from '../../pages/repaymentMethod/later.tsx';
import { createRepaymentMethod } from '../../pages/repaymentMethod/model.ts';
import { RepaymentMethod } from '../../pages/repaymentMethod/RepaymentMethod.tsx';
import { later as repaymentOfCode2 } from '../../pages/repaymentOfCode2/later.tsx';
import { RepaymentOfCode2 } from '../../pages/repaymentOfCode2/RepaymentOfCode2.tsx';
import { readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { storedCode } from '../../shared/features/codes/storedCode.ts';
import { newOfferPage, offerPage } from '../../shared/features/confirmation/offerPage.ts';
import { laterOf } from '../support/testEnv.ts';
import { answersOf } from './data.ts';
import type { FaultScreen } from './stage.tsx';

/** Opens a model, and draws the screen's component on it. */
export const opened = <Model extends { open(): void }>(
  model: Model,
  Screen: ComponentType<{ readonly model: Model }>,
): ReactElement => {
  model.open();
  return <Screen model={model} />;
};

/** The screens of these tests. Each is drawn whole: what a page loads late is there. */
export const screens = {
  loanDetail: {
    answers: answersOf.loanDetail,
    draw: ({ env }) => opened(createLoanDetail({ ...env, later: laterOf(loanDetail) }), LoanDetail),
  },
  borrowDetail: {
    answers: answersOf.borrowDetail,
    draw: ({ env, routes }) => opened(createBorrowDetail({ ...env, place: routes }), BorrowDetail),
  },
  repay: {
    answers: answersOf.repay,
    draw: ({ env }) => opened(createRepay({ ...env, later: laterOf(repay) }), Repay),
  },
  repayDelay: {
    answers: answersOf.repayDelay,
    draw: ({ env }) => opened(createRepayDelay({ ...env, later: laterOf(repayDelay) }), RepayDelay),
  },
  repaymentOfCode2: {
    answers: answersOf.repaymentOfCode2,
    draw: ({ env }) => opened(storedCode({ ...env, later: laterOf(repaymentOfCode2) }), RepaymentOfCode2),
  },
  repaymentMethod: {
    query: { withholdingAmount: '320000' },
    answers: answersOf.repaymentMethod,
    draw: ({ confirmEnv, routes }) =>
      opened(createRepaymentMethod({ ...confirmEnv, routes, later: laterOf(repaymentMethod) }), RepaymentMethod),
  },
  addnormalcard: {
    answers: answersOf.addnormalcard,
    draw: ({ env, routes }) => opened(createAddCard({ ...env, place: routes }), AddCard),
  },
  bindBank: {
    answers: answersOf.bindBank,
    draw: ({ env }) => opened(createBindBank(env), BindBank),
  },
  newLoanConfirm: {
    answers: answersOf.newLoanConfirm,
    draw: ({ confirmEnv }) => opened(newOfferPage({ ...confirmEnv, later: laterOf(newLoanConfirm) }), NewLoanConfirm),
  },
  loanConfirm: {
    answers: answersOf.loanConfirm,
    draw: ({ confirmEnv }) =>
      opened(
        offerPage(
          { ...confirmEnv, later: laterOf(loanConfirm) },
          { readOffer: readLegacyLoanOffer, isGated: ({ promotion }) => !!promotion },
        ),
        LoanConfirm,
      ),
  },
  complainPageNext: {
    query: { problemType: '1', problemSonType: '12', orderNo: 'o1' },
    answers: answersOf.complainPageNext,
    draw: ({ env }) => opened(createComplaintForm({ ...env, later: laterOf(complainPageNext) }), ComplainPageNext),
  },
  complaintList: {
    answers: answersOf.complaintList,
    draw: ({ env }) =>
      opened(createComplaintList({ ...env, chosenTab: { read: () => undefined, write: () => {} } }), ComplaintList),
  },
  complainDetails: {
    query: { problemId: '9' },
    answers: answersOf.complainDetails,
    draw: ({ env }) => opened(createComplainDetails({ ...env, later: laterOf(complainDetails) }), ComplainDetails),
  },
} as const satisfies { readonly [name: string]: FaultScreen };

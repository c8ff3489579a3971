import { endpoints } from '../../shared/api/allEndpoints.ts';
import { newConfirmation } from '../../shared/features/confirmation/newConfirmation.ts';
import { describeLoanTakenOnce } from '../../test/support/loanTakenOnce.ts';
import { agreementsData, offerData } from '../../test/support/offers.ts';

describeLoanTakenOnce({
  orderId: '170301',
  push: endpoints.pushLoan,
  yes: { lendDetailsUrl: '/loanDetail' },
  reads: [
    [endpoints.readLoanOffer, offerData()],
    [endpoints.listAgreements, agreementsData],
  ],
  readOffer: endpoints.readLoanOffer,
  create: (env, page) => newConfirmation(env, 'newLoanConfirm', page),
});

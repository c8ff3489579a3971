import { endpoints } from '../../shared/api/allEndpoints.ts';
import { describeLoanTakenOnce } from '../../test/support/loanTakenOnce.ts';
import { agreementsData } from '../../test/support/offers.ts';
import { createLoanConfirm } from './model.ts';

describeLoanTakenOnce({
  orderId: '170312',
  push: endpoints.pushLegacyLoan,
  yes: { url: 'sampleloan://order/1' },
  reads: [
    [endpoints.readLegacyLoanOffer, { amount: 450000 }],
    [endpoints.listLegacyAgreements, agreementsData],
  ],
  readOffer: endpoints.readLegacyLoanOffer,
  create: createLoanConfirm,
});

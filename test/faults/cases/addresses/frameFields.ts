import { ok } from '../../../../scripts/gallery/states/answers.ts';
import { agreements, offer } from '../../../../scripts/gallery/states/data/offer.ts';
import type { AddressField } from './AddressField.ts';

const contractOf = (path: string): AddressField => ({
  name: `${path}.popAgreementUrl`,
  kind: 'frame',
  path: `/${path}`,
  answers: (popAgreementUrl) => ({ readLoanOffer: ok(offer({ popAgreementUrl })), listAgreements: ok(agreements) }),
  steps: [],
  ready: 'Payment Plan',
  says: ['It cannot be shown here. Open the contract; then you can agree.', 'The contract could not be loaded.'],
  without: 'quiet',
});

const agreement: AddressField = {
  name: 'promotion.agreementUrl',
  kind: 'frame',
  path: '/promotion',
  query: { id: '5' },
  route: '#/agreementTemplate',
  answers: (agreementUrl) => ({
    readLandingTemplate: ok({
      id: '5',
      template: { title: 'Money', agreementTitle: 'Registration terms', agreementUrl },
    }),
    trackVisit: ok(null),
    readCaptchaSession: ok({ sid: 's1' }),
  }),
  steps: [],
  ready: 'Registration terms',
  says: ['This offer names no document.'],
  // The app's own 404 page refuses to be framed.
  nowhere: 'Open the document on its own page',
};

/** Every field whose document is shown in a frame. */
export const frameFields: readonly AddressField[] = [
  contractOf('newLoanConfirm'),
  contractOf('confirmOfPeriod'),
  agreement,
];

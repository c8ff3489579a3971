import { basePath } from './basePath.ts';

/** Every screen, named by its address below the site's root; the landing page, whose address is the root, is `home`. */
export type Screen =
  | 'home'
  | 'About'
  | 'User'
  | 'Policy'
  | 'Loan'
  | 'Contact'
  | 'bindBank'
  | 'complaint'
  | 'complainPageNext'
  | 'complaintList'
  | 'complainDetails'
  | 'customerService'
  | 'aboutUs'
  | 'privacyPolicy'
  | 'loanAgreement'
  | 'loanConfirm'
  | 'newLoanConfirm'
  | 'confirmOfPeriod'
  | 'loanDetail'
  | 'order'
  | 'repay'
  | 'repayDelay'
  | 'repaymentMethod'
  | 'repaymentOfCode'
  | 'repaymentOfCode2'
  | 'carpmm'
  | 'paymentInstructions'
  | 'paymentReminders'
  | 'myDocuments'
  | 'error'
  | 'promotion'
  | 'testPreview';

/** The path of a screen on this site. */
export const pathOf = (screen: Screen): string => (screen === 'home' ? `${basePath}/` : `${basePath}/${screen}`);

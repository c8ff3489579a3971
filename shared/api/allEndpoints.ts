import { bindCard } from './endpoints/bindCard.ts';
import { bindCardForLoan } from './endpoints/bindCardForLoan.ts';
import { commitRepayment } from './endpoints/commitRepayment.ts';
import { confirmRepayment } from './endpoints/confirmRepayment.ts';
import { generatePayCode } from './endpoints/generatePayCode.ts';
import { listAgreements } from './endpoints/listAgreements.ts';
import { listComplaints } from './endpoints/listComplaints.ts';
import { listLegacyAgreements } from './endpoints/listLegacyAgreements.ts';
import { openAgreement } from './endpoints/openAgreement.ts';
import { openLegacyAgreement } from './endpoints/openLegacyAgreement.ts';
import { openProduct } from './endpoints/openProduct.ts';
import { pushLegacyLoan } from './endpoints/pushLegacyLoan.ts';
import { pushLoan } from './endpoints/pushLoan.ts';
import { rateService } from './endpoints/rateService.ts';
import { rateStore } from './endpoints/rateStore.ts';
import { readBankForm } from './endpoints/readBankForm.ts';
import { readCaptcha } from './endpoints/readCaptcha.ts';
import { readCaptchaSession } from './endpoints/readCaptchaSession.ts';
import { readComplaint } from './endpoints/readComplaint.ts';
import { readComplaintStart } from './endpoints/readComplaintStart.ts';
import { readContactInfo } from './endpoints/readContactInfo.ts';
import { readDelayPlan } from './endpoints/readDelayPlan.ts';
import { readFailedLogin } from './endpoints/readFailedLogin.ts';
import { readLandingTemplate } from './endpoints/readLandingTemplate.ts';
import { readLegacyLoanOffer } from './endpoints/readLegacyLoanOffer.ts';
import { readLoanOffer } from './endpoints/readLoanOffer.ts';
import { readOrder } from './endpoints/readOrder.ts';
import { readPeriodPlan } from './endpoints/readPeriodPlan.ts';
import { readRepaymentWays } from './endpoints/readRepaymentWays.ts';
import { register } from './endpoints/register.ts';
import { repayByWallet } from './endpoints/repayByWallet.ts';
import { saveComplaint } from './endpoints/saveComplaint.ts';
import { saveEvent } from './endpoints/saveEvent.ts';
import { sendSmsCode } from './endpoints/sendSmsCode.ts';
import { trackClick } from './endpoints/trackClick.ts';
import { trackVisit } from './endpoints/trackVisit.ts';
import { uploadEvidence } from './endpoints/uploadEvidence.ts';

/** Every call of the service by its name, for the build, the sandbox and tests. A page imports only the calls that it makes. */
export const endpoints = {
  bindCard,
  bindCardForLoan,
  commitRepayment,
  confirmRepayment,
  generatePayCode,
  listAgreements,
  listComplaints,
  listLegacyAgreements,
  openAgreement,
  openLegacyAgreement,
  openProduct,
  pushLegacyLoan,
  pushLoan,
  rateService,
  rateStore,
  readBankForm,
  readCaptcha,
  readCaptchaSession,
  readComplaint,
  readComplaintStart,
  readContactInfo,
  readDelayPlan,
  readFailedLogin,
  readLandingTemplate,
  readLegacyLoanOffer,
  readLoanOffer,
  readOrder,
  readPeriodPlan,
  readRepaymentWays,
  register,
  repayByWallet,
  saveComplaint,
  saveEvent,
  sendSmsCode,
  trackClick,
  trackVisit,
  uploadEvidence,
} as const;

/** The name of a call. */
export type CallName = keyof typeof endpoints;

/**
 * Endpoints of the service that only the native app calls, and no screen of this app. They are listed here by name, each with its path
 * below the API base, so that a lender can map them in the same place as the others (`Brand.paths`).
 */
export const endpointsWithoutScreen = {
  'Login init': '/login/init',
  'SMS code': '/login/sms-code',
  'voice code': '/login/voice-code',
  'SMS login': '/login/sms-login',
  login: '/login/login',
  'reset password': '/login/reset-password',
  logout: '/login/logout',
  'home page': '/home/index',
  'product apply': '/product/apply',
  'product detail': '/product/detail',
  'product push': '/product/push',
  'certification: basic': '/certification/basic',
  'certification: personal': '/certification/personal',
  'certification: ext': '/certification/ext',
  'certification: job': '/certification/job',
  'certification: list': '/certification/list',
  'certification: city init': '/certification/city-init',
  'certification: advance log': '/certification/advance-log',
  'image uploads': '/upload/images',
  'bind-card': '/bind-card/bind',
  'order list': '/order/list',
  'user menu': '/user/menu',
  'user info': '/user/info',
  'user delete': '/user/delete',
  contracts: '/contract/list',
  'delay detail': '/repayment/delay-detail',
  'init pay type': '/repayment/init-pay-type',
  'submit UTR': '/repayment/submit-utr',
  installments: '/repayment/installments',
  'customer service': '/service/customer-service',
  'WhatsApp contact': '/service/whatsapp-contact',
  'calculator: index': '/calculator/index',
  'calculator: emi': '/calculator/emi',
  'calculator: emi-adv': '/calculator/emi-adv',
  'calculator: exchange-rate': '/calculator/exchange-rate',
  'calculator: add loan': '/calculator/add-loan',
  'calculator: del loan': '/calculator/del-loan',
  'calculator: list loan': '/calculator/list-loan',
  'calculator: info loan': '/calculator/info-loan',
  'bookkeeping: list': '/bookkeeping/list',
  'bookkeeping: save record': '/bookkeeping/save-record',
  'bookkeeping: upload image': '/bookkeeping/upload-image',
  'bookkeeping: statistics': '/bookkeeping/statistics',
  'bookkeeping: delete': '/bookkeeping/delete',
  'bookkeeping: categories': '/bookkeeping/categories',
  'bookkeeping: info': '/bookkeeping/info',
  'repayment reminders: index': '/reminder/index',
  'repayment reminders: list': '/reminder/list',
  'repayment reminders: save': '/reminder/save',
  'repayment reminders: info': '/reminder/info',
  'repayment reminders: set reminder': '/reminder/set',
  'repayment reminders: close reminder': '/reminder/close',
  'repayment reminders: delete': '/reminder/delete',
  'buried-point upload': '/upload/buried-point',
  'location upload': '/upload/location',
  'device upload': '/upload/device',
  'contacts upload': '/upload/contacts',
} as const satisfies Record<string, `/${string}`>;

import type { Order } from '../database/schema.ts';

/** Whose session it is, which one, and on which order. */
export interface Visitor extends Pick<Order, 'id' | 'userId' | 'mobilePhone' | 'productId'> {
  readonly sessionId: string;
  /** The path below which the pages stand; none for the root. */
  readonly pagesPath?: string;
}

/** The session of an order's borrower as the app puts it into an address. */
export function sessionQuery(order: Visitor): string {
  return new URLSearchParams({
    deviceId: `device-${order.userId}`,
    appVersion: '1.0.0',
    userId: order.userId,
    appName: 'SampleLending',
    sessionId: order.sessionId,
    clientType: 'h5',
    merchantNumber: '1001',
    mobilePhone: order.mobilePhone,
    orderId: order.id,
    productId: order.productId,
  }).toString();
}

/** A screen of the app and what it asks for beyond the session. */
export interface Screen {
  readonly path: string;
  readonly extra?: string;
}

/** The screens of one borrower. */
export const screens: readonly Screen[] = [
  { path: '/loanDetail' },
  { path: '/order' },
  { path: '/repay' },
  { path: '/repayDelay' },
  { path: '/paymentReminders' },
  { path: '/myDocuments' },
  { path: '/repaymentOfCode2' },
  { path: '/repaymentOfCode', extra: 'type=1' },
  { path: '/repaymentOfCode', extra: 'type=2' },
  { path: '/carpmm' },
  { path: '/paymentInstructions' },
  { path: '/complaint' },
  { path: '/complaintList' },
  { path: '/customerService' },
];

/** The languages in which the start page opens screens, as each calls itself. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  fil: 'Filipino',
  id: 'Bahasa Indonesia',
  zh: '中文',
  hi: 'हिन्दी',
};

/** The address of a borrower's screen; without a language the brand's default shows. */
export function screenUrl(order: Visitor, screen: Screen, language?: string): string {
  const extra = screen.extra === undefined ? '' : `&${screen.extra}`;
  return `${order.pagesPath ?? ''}${screen.path}?${sessionQuery(order)}${extra}${language === undefined ? '' : `&lang=${language}`}`;
}

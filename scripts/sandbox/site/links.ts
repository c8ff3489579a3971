import type { Order } from '../database/schema.ts';
import { sampleSessionOf } from '../session/requireBorrower.ts';

/** The borrower and order of a link into the app. */
interface Visitor extends Pick<Order, 'id' | 'userId' | 'mobilePhone' | 'productId'> {
  /** The base path of the app's pages; '' for the root. */
  readonly pagesPath: string;
}

/**
 * Returns the URL of a screen, such as `/repaymentOfCode?type=1`, with the session parameters that the app adds. Without `language`,
 * the screen uses the brand's default.
 */
export function screenUrl(visitor: Visitor, screen: string, language?: string): string {
  const session = new URLSearchParams({
    deviceId: `device-${visitor.userId}`,
    appVersion: '1.0.0',
    userId: visitor.userId,
    appName: 'SampleLending',
    sessionId: sampleSessionOf(visitor.userId),
    clientType: 'h5',
    merchantNumber: '1001',
    mobilePhone: visitor.mobilePhone,
    orderId: visitor.id,
    productId: visitor.productId,
  });
  const [path, extra] = screen.split('?');
  const query = [session, extra, language && `lang=${language}`].filter(Boolean).join('&');
  return `${visitor.pagesPath}${path}?${query}`;
}

/** The borrower's parameters, in the order in which they stand in every call's query string. */
export const SESSION_NAMES = [
  'deviceId',
  'appVersion',
  'userId',
  'appName',
  'sessionId',
  'clientType',
  'merchantNumber',
  'mobilePhone',
  'orderId',
  'productId',
  'withholdingAmount',
  'couponId',
  'couponMoney',
  'source',
  'product_id',
] as const;

/** Parameters of single pages, which a page's first call may carry beside the session's. */
export const OWN_NAMES = ['id', 'problemId'] as const;

/** Page parameters that travel as headers: the first two with the standard client, the others with the form client. */
export const HEADER_NAMES = ['building', 'gather', 'swift', 'eyes'] as const;

import type { AdaptRequest, AdaptResponse } from 'borrower-web/shared/brand/adapter.ts';

// Your service's form of this call. Only pages that make the call carry it; what several calls share is a file that they import.

export const adaptRequest: AdaptRequest = ({ page, base }, standard) => ({
  ...standard,
  method: 'GET',
  url: `${base}/orders/${page.session.orderId}/payments`,
  headers: { Authorization: `Bearer ${page.session.sessionId}` },
  body: undefined,
});

interface Theirs {
  readonly error?: string;
  readonly items?: readonly { readonly paid_on: string; readonly total: string }[];
}

export const adaptResponse: AdaptResponse = (_, { status, body }) => {
  const { error, items } = (body ?? {}) as Theirs;
  if (error) return { code: error, message: '', data: null };
  if (status !== 200 || !items) return undefined;
  return { code: 0, message: '', data: { payments: items.map((each) => ({ day: each.paid_on, amount: each.total })) } };
};

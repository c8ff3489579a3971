import { useEffect, useState } from 'react';

/** A row of an order or an offer, as the service sends it. */
export interface RowData {
  readonly text: string;
  readonly value: string;
}

/** The plan of what is due, or of a rollover. */
export interface PlanData {
  readonly productName: string;
  readonly productLogo: string;
  readonly repayDate: string;
  readonly repayAmount: number;
  readonly detail: readonly RowData[];
  readonly noticeMsg: string;
  readonly defDetail: {
    readonly payCode: string;
    readonly logo: string;
    readonly title: string;
    readonly payNotice: readonly { title: string; list: readonly { name: string; steps: readonly string[] }[] }[];
  };
}

const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'en' };

/** Calls the service with the session of the address: a GET, or a POST if there is a body. @throws if the service refuses. */
export const callService = async <Data>(path: string, body?: object): Promise<Data> => {
  const post = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } };
  const url = `/api${path}${path.includes('?') ? '&' : '?'}${location.search.slice(1)}`;
  const response = await fetch(url, body ? { ...post, body: JSON.stringify(body) } : { headers });
  const { code, message, data } = (await response.json()) as { code: string; message: string; data: Data };
  if (!/^0+$/.test(code)) throw new Error(message);
  return data;
};

/** The data of one call, undefined until it has arrived; `loadNext` then loads the chunk of the next screen. */
export const useService = <Data>(path: string, body?: object, loadNext?: () => Promise<unknown>): Data | undefined => {
  const [data, setData] = useState<Data>();
  const given = JSON.stringify(body);
  useEffect(() => {
    callService<Data>(path, given && JSON.parse(given)).then(setData, () => {});
  }, [path, given]);
  useEffect(() => {
    if (data) loadNext?.().catch(() => {});
  }, [data, loadNext]);
  return data;
};

/** The order that the address names, for the body of a call. */
export const orderInAddress = () => {
  const { orderId, productId } = Object.fromEntries(new URLSearchParams(location.search));
  return { orderId, productId };
};

/** Formats cents: 320000 becomes ₱3,200.00. */
export const money = (cents: number): string => `₱${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

import type { Endpoint } from '../endpoint.ts';
import { type CodeInfo, readCodeInfo } from './codeInfo.ts';
import type { OrderKey } from './orderKey.ts';
import { delayPlanRoute, periodPlanRoute } from './routes.ts';

/** Reads the amount due on an order and its pay code: only what the page of the code shows. The outcome is `unknown` if the response has no amount. */
export const readPeriodCode: Endpoint<OrderKey, CodeInfo> = {
  ...periodPlanRoute,
  parse: (data) => {
    const info = readCodeInfo(data);
    return info.repayAmount === undefined ? undefined : info;
  },
};

/** The same for a rollover. */
export const readDelayCode: Endpoint<OrderKey, CodeInfo> = {
  ...delayPlanRoute,
  parse: (data) => {
    const info = readCodeInfo(data);
    return info.delay && info;
  },
};

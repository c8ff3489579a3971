import type { Endpoint } from '../endpoint.ts';
import { type CodeInfo, readCodeInfo } from './codeInfo.ts';
import type { OrderKey } from './orderKey.ts';
import { delayPlanRoute, periodPlanRoute } from './routes.ts';

/** Of what is due on an order, what the page of its code shows. Unknown where the response names no amount. */
export const readPeriodCode: Endpoint<OrderKey, CodeInfo> = {
  ...periodPlanRoute,
  parse: (data) => {
    const info = readCodeInfo(data);
    return info.repayAmount === undefined ? undefined : info;
  },
};

/** The same of a rollover. */
export const readDelayCode: Endpoint<OrderKey, CodeInfo> = {
  ...delayPlanRoute,
  parse: (data) => {
    const info = readCodeInfo(data);
    return info.delay && info;
  },
};

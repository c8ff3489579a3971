import type * as catalogue from '../../../shared/api/catalogue.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import type { Handler } from './call.ts';
import { generatePayCode } from './generatePayCode.ts';
import { rateStore } from './rateStore.ts';
import { readContactInfo } from './readContactInfo.ts';
import { readDelayPlan } from './readDelayPlan.ts';
import { readOrder } from './readOrder.ts';
import { readPeriodPlan } from './readPeriodPlan.ts';
import { recorded } from './recorded.ts';
import { saveEvent } from './saveEvent.ts';

/** The calls that are answered, by their names in the catalogue. A new call is one file and one line here. */
const handlers: Readonly<Partial<Record<keyof typeof catalogue, Handler>>> = {
  generatePayCode: recorded(generatePayCode),
  rateStore,
  readContactInfo,
  readDelayPlan,
  readOrder,
  readPeriodPlan,
  saveEvent,
};

const notYet: Handler = async (call) => {
  throw new Refusal(refusalCodes.notYet, `The sandbox does not answer "${call.name}" yet.`);
};

/** Who answers a call of the catalogue. */
export function handlerOf(name: keyof typeof catalogue): Handler {
  return handlers[name] ?? notYet;
}

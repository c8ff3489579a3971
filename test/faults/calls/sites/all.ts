import type { CallSite } from '../CallSite.ts';
import { actions } from './actions.ts';
import { onceSites } from './once.ts';
import { promotionSites } from './promotion.ts';
import { readings } from './readings.ts';

/** Every moment at which a screen makes a call. */
export const callSites: readonly CallSite[] = [...readings, ...actions, ...onceSites, ...promotionSites];

/** One more constant that the build inserts, as in `current.ts`: apart, because only without a build it has to be worked out. */
import { brand } from '#brand';
import { fixedOffsetOf } from '../domain/zones.ts';

/** The milliseconds by which the lender's time zone is ahead of UTC; undefined without a zone, and where its clocks are changed. */
export const utcOffsetMs = brand.timeZone ? fixedOffsetOf(brand.timeZone, Date.now()) : undefined;

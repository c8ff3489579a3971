/**
 * What the list of channels says of them, as in `current.ts`, in a file of its own: the list follows the document, and what it shared with
 * all other late parts would become one more of them.
 */
import { brand } from '#brand';
import { telOf } from '../lib/phone.ts';

export const { channels, money, servicePhone } = brand;

/** The link that calls the brand's service: the list need not read numbers for it. */
export const serviceTel = telOf(brand.servicePhone);

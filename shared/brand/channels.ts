/** The brand's values for the list of channels. */
import { brand } from '#brand';
import { telOf } from '../lib/phone.ts';

export const { channels, money, servicePhone } = brand;

/** The link that calls the brand's service, so that the list does not need the code that reads phone numbers. */
export const serviceTel = telOf(brand.servicePhone);

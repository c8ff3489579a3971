import { type DataOf, orEmpty, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { email, phone } from '../fields.ts';

const contacts = shape({
  /** The e-mail address of customer service. */
  email: email,
  /** The telephone or WhatsApp number of customer service. */
  phone: ['smWa', phone],
});

/** How to reach customer service; each part may be empty. */
export type ContactInfo = DataOf<typeof contacts>;

/** Reads how to reach customer service. */
export const readContactInfo: Endpoint<void, ContactInfo> = {
  name: 'readContactInfo',
  client: 'standard',
  method: 'POST',
  path: '/v3/personal-center/contact-kf-info',
  payload: () => ({
    /** Which contacts: 30 is all of them. */
    overall: 30,
  }),
  parse: orEmpty(contacts),
};

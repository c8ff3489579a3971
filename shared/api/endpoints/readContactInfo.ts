import type { Endpoint } from '../endpoint.ts';
import { parseRecord, parseText } from '../parse.ts';

/** How to reach customer service; each part may be empty. */
export interface ContactInfo {
  readonly email: string;
  /** A telephone or WhatsApp number. */
  readonly phone: string;
}

/** The service's own number for 'all contacts'. */
const overall = 30;

/** Reads how to reach customer service. */
export const readContactInfo: Endpoint<void, ContactInfo> = {
  name: 'readContactInfo',
  client: 'standard',
  method: 'POST',
  path: '/v3/personal-center/contact-kf-info',
  payload: () => ({ overall }),
  parse: (data) => ({
    email: parseText(parseRecord(data)['email']),
    phone: parseText(parseRecord(data)['smWa']),
  }),
};

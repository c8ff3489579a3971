import type { Endpoint } from '../endpoint.ts';
import { type Link, linkIn } from './links.ts';

/** One image. It comes with its name apart, for a picture made smaller on the phone is no file. */
export interface Evidence {
  readonly image: Blob;
  readonly fileName: string;
}

const payload = ({ image, fileName }: Evidence): FormData => {
  const form = new FormData();
  form.append('problemImage', image, fileName);
  return form;
};

/** Uploads one image of a complaint; the response is the address that the complaint then names it by. */
export const uploadEvidence: Endpoint<Evidence, Link> = {
  name: 'uploadEvidence',
  client: 'standard',
  method: 'POST',
  path: '/user-problem/upload-problem-img',
  payload,
  parse: linkIn('url'),
};

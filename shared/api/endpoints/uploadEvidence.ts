import { like, required, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { imageUrl, type Link } from '../fields.ts';
import { parseText } from '../parse.ts';

/** One image. Its name is a separate like, because a picture that was made smaller on the phone is a Blob without a name. */
export interface Evidence {
  readonly image: Blob;
  readonly fileName: string;
}

const payload = ({ image, fileName }: Evidence): FormData => {
  const form = new FormData();
  form.append('problemImage', image, fileName);
  return form;
};

/** Uploads one image of a complaint. The response is its address, with which the complaint refers to it. */
export const uploadEvidence: Endpoint<Evidence, Link> = {
  name: 'uploadEvidence',
  client: 'standard',
  method: 'POST',
  path: '/user-problem/upload-problem-img',
  payload,
  parse: shape({
    /** The address of the picture. `saveComplaint` joins several by commas, so that it must hold none. */
    url: required(like(imageUrl, (value) => parseText(value))),
  }),
};

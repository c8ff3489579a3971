import { type DataOf, shape } from '../../lib/shape.ts';
import type { Endpoint } from '../endpoint.ts';
import { idText, imageUrl, text, webUrl } from '../fields.ts';

const template = shape({
  /** Identifies the landing page in `trackVisit` and `trackClick`. */
  id: idText,
  /** Its title. */
  title: ['template.title', text],
  /** The picture at its top. */
  banner: ['template.banner', imageUrl],
  /** Where the app can be downloaded. */
  downloadUrl: ['template.downloadUrl', webUrl],
  /** The title of the terms. */
  agreementTitle: ['template.agreementTitle', text],
  /** Where the terms can be read. */
  agreementUrl: ['template.agreementUrl', webUrl],
  /** The label of its button. */
  buttonText: ['template.buttonText', text],
  /** The name of the app. */
  appName: ['template.appName', text],
});

/** A campaign's landing page. Its links are not checked yet: see `checkLink`. Each field may be empty. */
export type LandingTemplate = DataOf<typeof template>;

/** Reads what a landing page shows. */
export const readLandingTemplate: Endpoint<{ readonly id: string | undefined }, LandingTemplate> = {
  name: 'readLandingTemplate',
  client: 'standard',
  method: 'GET',
  path: '/v2/{svc}/service/channel/channel-template',
  payload: ({ id }) => ({
    /** Optional: the landing page, by `id` of its address. */
    templateId: id,
  }),
  parse: template,
};

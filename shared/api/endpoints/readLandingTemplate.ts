import type { Endpoint } from '../endpoint.ts';
import { parseIdText, parseImageUrl, parseRecord, parseText } from '../parse.ts';
import { objectOf } from './objects.ts';

/** A campaign's landing page. Its links are not checked yet: see `checkLink`. Each field may be empty. */
export interface LandingTemplate {
  readonly id: string;
  readonly title: string;
  readonly banner: string;
  readonly downloadUrl: string;
  readonly agreementTitle: string;
  readonly agreementUrl: string;
  readonly buttonText: string;
  readonly appName: string;
}

const parse = (data: unknown): LandingTemplate | undefined => {
  const raw = objectOf(data);
  const template = parseRecord(raw?.['template']);
  return (
    raw && {
      id: parseIdText(raw['id']),
      title: parseText(template['title']),
      banner: parseImageUrl(template['banner']),
      downloadUrl: parseText(template['downloadUrl']),
      agreementTitle: parseText(template['agreementTitle']),
      agreementUrl: parseText(template['agreementUrl']),
      buttonText: parseText(template['buttonText']),
      appName: parseText(template['appName']),
    }
  );
};

/** Reads what a landing page shows. */
export const readLandingTemplate: Endpoint<{ readonly id: string | undefined }, LandingTemplate> = {
  name: 'readLandingTemplate',
  client: 'standard',
  method: 'GET',
  path: '/v2/{svc}/service/channel/channel-template',
  payload: ({ id }) => ({ templateId: id }),
  parse,
};

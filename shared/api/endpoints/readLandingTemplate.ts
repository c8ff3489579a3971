import { readLandingTemplate as entry } from '../catalogue.ts';
import type { Endpoint } from '../endpoint.ts';
import { idText, picture, record, text } from '../parse.ts';
import { objectOf } from './objects.ts';

/** A campaign's landing page. Links are still to be judged; each part may be empty. */
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
  const template = record(raw?.['template']);
  return (
    raw && {
      id: idText(raw['id']),
      title: text(template['title']),
      banner: picture(template['banner']),
      downloadUrl: text(template['downloadUrl']),
      agreementTitle: text(template['agreementTitle']),
      agreementUrl: text(template['agreementUrl']),
      buttonText: text(template['buttonText']),
      appName: text(template['appName']),
    }
  );
};

/** Reads what a landing page shows. */
export const readLandingTemplate: Endpoint<{ readonly templateId: string | undefined }, LandingTemplate> = {
  entry,
  payload: ({ templateId }) => ({ templateId }),
  parse,
};

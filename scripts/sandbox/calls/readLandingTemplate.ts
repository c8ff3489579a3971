import { Refusal, refusalCodes } from '../http/refusal.ts';
import { landingTemplateOf } from '../promotion/landingTemplates.ts';
import { type Call, requiredText } from './call.ts';

const absolute = (path: string, origin: string): string => (path.startsWith('/') ? origin + path : path);

/** What a landing page shows. */
export async function readLandingTemplate(call: Call) {
  const template = landingTemplateOf(requiredText(call, 'templateId'));
  if (template === undefined) throw new Refusal(refusalCodes.landingUnknown, 'This offer has ended.');
  const { id, story: _, banner, ...words } = template;
  return {
    id,
    template: {
      ...words,
      banner: banner && `${call.origin}/sandbox/banners/${banner}.svg`,
      downloadUrl: absolute(words.downloadUrl, call.origin),
      agreementUrl: absolute(words.agreementUrl, call.origin),
    },
  };
}

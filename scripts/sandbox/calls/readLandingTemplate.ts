import { Refusal, refusalCodes } from '../http/refusal.ts';
import { landingTemplateOf } from '../promotion/landingTemplates.ts';
import { addressIn } from '../texts/texts.ts';
import { type Call, requiredText } from './call.ts';

const absolute = (path: string, origin: string): string => (path.startsWith('/') ? origin + path : path);

const inLanguage = (address: string, { texts }: Call): string => (address === '' ? '' : addressIn(address, texts));

/** What a landing page shows. */
export async function readLandingTemplate(call: Call) {
  const template = landingTemplateOf(requiredText(call, 'templateId'));
  if (template === undefined) throw new Refusal(refusalCodes.landingUnknown, ({ refusals }) => refusals.landingUnknown);
  const { id, story: _, banner, ...words } = template;
  return {
    id,
    template: {
      ...words,
      banner: banner && inLanguage(`${call.origin}/sandbox/banners/${banner}.svg`, call),
      downloadUrl: absolute(words.downloadUrl, call.origin),
      agreementUrl: inLanguage(absolute(words.agreementUrl, call.origin), call),
    },
  };
}

import { readLandingTemplate } from '../../shared/api/catalogue.ts';
import type { PageFacts } from '../../shared/app/page.ts';

export const page: PageFacts = {
  weight: { kind: 'heavy', reason: 'a form with captcha and SMS code, seven calls, and two templates behind it' },
  early: { entry: readLandingTemplate, fields: [], others: { templateId: 'id' } },
  frames: 'answers',
  advertised: {
    en: 'Register for a loan by phone.',
    fil: 'Magrehistro para sa loan sa telepono.',
  },
};

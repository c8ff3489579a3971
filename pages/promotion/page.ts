import { readLandingTemplate } from '../../shared/api/endpoints/readLandingTemplate.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  sizeBudget: { kind: 'heavy', reason: 'a form with captcha and SMS code, seven calls, and two templates behind it' },
  early: readLandingTemplate,
  earlyNeeds: 'id',
  frames: 'answers',
  advertised: {
    en: 'Register for a loan.',
    fil: 'Magrehistro para sa loan.',
  },
};

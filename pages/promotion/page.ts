import { readLandingTemplate } from '../../shared/api/endpoints/readLandingTemplate.ts';
import type { PageConfig } from '../../shared/app/pageConfig.ts';

export const page: PageConfig = {
  early: readLandingTemplate,
  earlyNeeds: 'id',
  frames: 'answers',
  advertised: {
    en: 'Register for a loan.',
    fil: 'Magrehistro para sa loan.',
    id: 'Daftar untuk pinjaman.',
    zh: '注册申请贷款。',
    hi: 'लोन के लिए रजिस्टर करें।',
  },
  statesLicence: true,
};

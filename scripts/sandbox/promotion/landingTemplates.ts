import type { Words } from '../texts/texts.ts';

/** A campaign's landing page; paths are from the sandbox's own root. */
export interface LandingTemplate {
  readonly id: string;
  readonly story: string;
  readonly title: Words;
  /** The name of the banner's picture in site/banner.ts; empty: it has none. */
  readonly banner: string;
  readonly downloadUrl: string;
  readonly agreementTitle: Words;
  readonly agreementUrl: string;
  readonly buttonText: Words;
  readonly appName: string;
}

const usual: LandingTemplate = {
  id: '7001',
  story: 'The usual landing page.',
  title: ({ landing }) => landing.title,
  banner: 'payday',
  downloadUrl: '/sandbox/away/download',
  agreementTitle: ({ landing }) => landing.agreement,
  agreementUrl: '/sandbox/agreements/registration',
  buttonText: ({ landing }) => landing.button,
  appName: 'Sample Loan',
};

/** The landing pages of the sandbox. */
export const landingTemplates: readonly LandingTemplate[] = [
  usual,
  {
    ...usual,
    id: '7002',
    story: 'A landing page with nothing but a title.',
    banner: '',
    buttonText: '',
    appName: '',
    agreementTitle: '',
    agreementUrl: '',
    downloadUrl: '',
  },
  {
    ...usual,
    id: '7003',
    story: 'Long words, and an app link that no page may follow.',
    title: 'A loan for everything that cannot wait until the fifteenth, from people who answer the phone',
    buttonText: 'Apply now and see what you would pay back before you say yes',
    agreementTitle: 'Agreement on registration, electronic communication and the processing of personal information',
    downloadUrl: 'javascript:alert(1)',
  },
];

/** The landing page of an id, if there is one. */
export const landingTemplateOf = (id: string): LandingTemplate | undefined =>
  landingTemplates.find((template) => template.id === id);

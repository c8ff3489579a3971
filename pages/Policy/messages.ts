import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('Policy', {
  description: 'Our privacy policy: what we collect, why, who sees it, and how you can object.',
  open: 'Open the policy on its own page',
});

import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('Policy', {
  description: 'Our privacy policy: what we collect, why, who sees it, and how you can object.',
  lead: 'What we collect, why, who sees it, and how you can object. Scroll in the frame, or open the policy on its own page.',
  open: 'Open the policy on its own page',
});

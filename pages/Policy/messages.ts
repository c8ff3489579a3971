import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('Policy', {
  en: {
    title: 'Policy',
    description: 'Our privacy policy: what we collect, what for, who sees it, and how you can object.',
    lead: 'What we collect, what for, who sees it, and how you can object. Scroll in the frame, or open the policy on a page of its own.',
    open: 'Open the policy on its own page',
    frame: 'Privacy policy',
  },
  fil: {
    title: 'Patakaran',
    description:
      'Ang aming patakaran sa privacy: ano ang kinokolekta namin, para saan, sino ang nakakakita, at paano ka tumutol.',
    lead: 'Ano ang kinokolekta namin, para saan, sino ang nakakakita, at paano ka tumutol. Mag-scroll sa loob ng kahon, o buksan sa sariling pahina.',
    open: 'Buksan ang patakaran sa sariling pahina',
    frame: 'Patakaran sa privacy',
  },
});

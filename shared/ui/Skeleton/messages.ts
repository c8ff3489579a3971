import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('skeleton', {
  en: { loading: 'Loading…', stillLoading: 'The line is slow. We are still waiting for the answer…' },
  fil: { loading: 'Naglo-load…', stillLoading: 'Mabagal ang linya. Hinihintay pa namin ang sagot…' },
});

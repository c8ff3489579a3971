import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('notFound', {
  title: 'This page does not exist',
  lead: 'The address may be incomplete or out of date. Please open your order from the app, or start at the home page.',
});

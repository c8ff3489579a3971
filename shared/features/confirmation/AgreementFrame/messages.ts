import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('agreementFrame', {
  title: 'Please read this agreement',
  open: 'Open the contract',
  retry: 'Try again',
  waiting: 'It is on its way; then you can agree.',
  late: 'This takes long. Open the contract; then you can agree.',
  unsure: 'Open the contract; then you can agree.',
  apart: 'It cannot be shown here. Open the contract; then you can agree.',
  missing: 'The contract could not be loaded.',
  agree: 'Agree',
  cancel: 'Cancel',
});

import { defineMessages } from '../../../i18n/messages.ts';

export const text = defineMessages('agreementFrame', {
  en: {
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
  },
  fil: {
    title: 'Pakibasa ang kasunduang ito',
    open: 'Buksan ang kontrata',
    retry: 'Subukan muli',
    waiting: 'Parating na ito; pagkatapos ay maaari kang sumang-ayon.',
    late: 'Matagal dumating ang kontrata. Buksan ito; pagkatapos ay maaari kang sumang-ayon.',
    unsure: 'Buksan ang kontrata; pagkatapos ay maaari kang sumang-ayon.',
    apart: 'Hindi maipakita rito ang kontrata. Buksan ito; pagkatapos ay maaari kang sumang-ayon.',
    missing: 'Hindi ma-load ang kontrata.',
    agree: 'Sumasang-ayon',
    cancel: 'Kanselahin',
  },
});

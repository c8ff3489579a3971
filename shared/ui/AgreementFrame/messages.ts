import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('agreementFrame', {
  en: {
    title: 'Please read this agreement',
    open: 'Open the contract',
    retry: 'Try again',
    waiting: 'The contract is on its way. You can agree once it is here.',
    late: 'The contract takes long to come. Open it by itself; then you can agree.',
    unsure: 'You can agree once you have opened the contract, also where you can read it here.',
    apart: 'The contract cannot be shown here. Open it; then you can agree.',
    missing: 'The contract could not be loaded, so you cannot agree to it now.',
    agree: 'Agree',
    cancel: 'Cancel',
  },
  fil: {
    title: 'Pakibasa ang kasunduang ito',
    open: 'Buksan ang kontrata',
    retry: 'Subukan muli',
    waiting: 'Parating na ang kontrata. Maaari kang sumang-ayon kapag narito na ito.',
    late: 'Matagal dumating ang kontrata. Buksan ito nang hiwalay; pagkatapos ay maaari kang sumang-ayon.',
    unsure: 'Maaari kang sumang-ayon kapag nabuksan mo na ang kontrata, kahit nababasa mo ito rito.',
    apart: 'Hindi maipakita rito ang kontrata. Buksan ito; pagkatapos ay maaari kang sumang-ayon.',
    missing: 'Hindi ma-load ang kontrata, kaya hindi ka pa makakasang-ayon dito.',
    agree: 'Sumasang-ayon',
    cancel: 'Kanselahin',
  },
});

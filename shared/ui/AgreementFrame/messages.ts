import { defineMessages } from '../../i18n/messages.ts';

export const text = defineMessages('agreementFrame', {
  en: {
    title: 'Please read this agreement',
    open: 'Nothing to read here? Open the document',
    unread: 'You can agree once the document is here, or once you have opened it.',
    agree: 'Agree',
    cancel: 'Cancel',
  },
  fil: {
    title: 'Pakibasa ang kasunduang ito',
    open: 'Walang mabasa rito? Buksan ang dokumento',
    unread: 'Maaari kang sumang-ayon kapag narito na ang dokumento, o kapag nabuksan mo na ito.',
    agree: 'Sumasang-ayon',
    cancel: 'Kanselahin',
  },
});

import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('complainDetails', {
  en: {
    title: 'Online service',
    description: 'What you wrote',
    result: 'Process Result',
    notShown: 'A picture could not be shown.',
    noComplaint: 'There is no complaint at this address.',
    mine: 'My complaints',
    rate: 'Please rate this service',
    stars: 'Stars',
    noStar: 'Silakan pilih',
    send: 'Send',
    cancel: 'Cancel',
    rated: 'Successful demonstration！',
    notKnown: 'No answer came: it is not known whether your rating has arrived. You can send it again.',
  },
  fil: {
    title: 'Online na serbisyo',
    description: 'Ang isinulat mo',
    result: 'Resulta',
    notShown: 'May larawang hindi maipakita.',
    noComplaint: 'Walang reklamo sa address na ito.',
    mine: 'Mga reklamo ko',
    rate: 'Paki-rate ang serbisyong ito',
    stars: 'Mga bituin',
    noStar: 'Pumili muna ng bituin',
    send: 'Ipadala',
    cancel: 'Kanselahin',
    rated: 'Naipadala na ang iyong rating!',
    notKnown: 'Walang dumating na sagot: hindi alam kung natanggap ang iyong rating. Maaari mo itong ipadala muli.',
  },
});

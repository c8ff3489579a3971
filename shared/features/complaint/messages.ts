import { defineMessages } from '../../i18n/messages.ts';

export const evidenceListText = defineMessages('evidenceList', {
  waiting: 'Waiting…',
  uploading: 'Uploading…',
  lost: 'Not uploaded',
  done: 'Uploaded',
  image: 'Image {at}',
  remove: 'Remove image {at}',
  tooMany: 'You can add 9 images. Left out: {count}',
  unfinished: 'Not uploaded yet, please add them again: {count}',
  unusable: 'We cannot use “{name}”. Choose another picture: a screenshot will do.',
});

export const evidencePickerText = defineMessages('evidencePicker', {
  title: 'Images as evidence (optional)',
  add: 'Add images',
  noList: 'We cannot show the images yet.',
  noChooser: 'Nothing opened? You can send your complaint without images.',
});

export const pictureListText = defineMessages('pictureList', { one: 'Image {at} of {count}' });

import { defineMessages } from '../../i18n/messages.ts';

export const evidenceListText = defineMessages('evidenceList', {
  waiting: 'Waiting…',
  uploading: 'Uploading…',
  lost: 'Not uploaded',
  done: 'Uploaded',
  image: 'Image {at}',
  remove: 'Remove image {at}',
  gone: 'We could not read “{name}”. Please choose it again.',
  empty: '“{name}” is empty.',
  huge: '“{name}” is too large for this phone. A screenshot of it will do.',
  heic: '“{name}” is a HEIC photo, which this phone cannot open here. A screenshot of it will do.',
  notPicture: '“{name}” is not an image. Please choose a JPEG or PNG.',
  broken: '“{name}” looks broken. Please take the picture again.',
  long: '“{name}” is too long to read. Please send it in parts.',
  tooMany: 'You can add 9 images. Left out: {count}',
  unfinished: 'Not uploaded yet, please add them again: {count}',
});

export const evidencePickerText = defineMessages('evidencePicker', {
  title: 'Images as evidence (optional)',
  add: 'Add images',
  noChooser: 'Nothing opened? You can send your complaint without images.',
});

export const pictureListText = defineMessages('pictureList', { one: 'Image {at} of {count}' });

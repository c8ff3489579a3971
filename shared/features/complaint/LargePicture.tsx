import { t } from '../../i18n/t.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { commonText } from '../../ui/messages.ts';
import './PictureList.scss';
import { pictureName } from './PictureList.tsx';

/** A picture of a list that is shown large; `at` counts from 0. */
export interface OpenedPicture {
  readonly urls: readonly string[];
  readonly at: number;
}

/** One picture, large, over the page. A tap on it or beside it closes it. */
export function LargePicture({ picture, onClose }: { readonly picture: OpenedPicture; readonly onClose: () => void }) {
  const { urls, at } = picture;
  const name = pictureName(at, urls.length);
  return (
    <Dialog title={name} onClose={onClose}>
      {/* Screen readers announce what can be tapped: without a name, it would be an unnamed image. */}
      <img className="large-picture" src={urls[at]} alt={name} onClick={onClose} />
      <Button onPress={onClose}>{t(commonText.close)}</Button>
    </Dialog>
  );
}

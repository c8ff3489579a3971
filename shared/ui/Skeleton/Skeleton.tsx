import { t } from '../../i18n/t.ts';
import { text } from './messages.ts';
import { Placeholder } from './Placeholder.tsx';
import { SlowNotice } from './SlowNotice.tsx';

/** Grey shapes in the place of data that is on its way; after eight seconds, with a word that it still is. */
export function Skeleton() {
  return (
    <div className="card" aria-busy="true">
      <SlowNotice first={t(text.loading)} />
      <Placeholder />
    </div>
  );
}

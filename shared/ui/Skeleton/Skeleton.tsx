import { t } from '../../i18n/t.ts';
import { text } from './messages.ts';
import { Placeholder } from './Placeholder.tsx';
import { SlowNotice } from './SlowNotice.tsx';

/** Grey shapes in place of data that are loading; after eight seconds, with a message that they still are. */
export function Skeleton() {
  return (
    <div className="card" aria-busy="true">
      <SlowNotice first={t(text.loading)} />
      <Placeholder />
    </div>
  );
}

import { text } from './messages.ts';
import { Patience } from './Patience.tsx';
import { Placeholder } from './Placeholder.tsx';

/** Grey shapes in the place of data that is on its way; after eight seconds, with a word that it still is. */
export function Skeleton() {
  return (
    <div className="card stack" aria-busy="true">
      <Patience first={text.loading} />
      <Placeholder />
    </div>
  );
}

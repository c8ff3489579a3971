import { t } from '../i18n/t.ts';
import { skeletonText as text } from './messages.ts';
import './Skeleton.scss';
import { useEffect, useState } from 'react';

/** Grey shapes in place of data that are loading; after eight seconds, with a message that they still are. */
export function Skeleton() {
  return (
    <div className="card" aria-busy="true">
      <SlowNotice first={t(text.loading)} />
      <Placeholder />
    </div>
  );
}

/** Grey shapes in place of a card that is loading. */
export function Placeholder() {
  return (
    <>
      <p className="skeleton" />
      <p className="skeleton" />
      <p className="skeleton" />
    </>
  );
}

// Long enough for most responses to arrive first, short enough that the page does not seem dead.
const COMFORT_MS = 8000;

interface SlowNoticeProps {
  /** A message for screen readers that something is loading. */
  readonly first?: string;
}

/** While something is loading: nothing visible for eight seconds, and then a message that it still is, in the same live region. */
export function SlowNotice({ first }: SlowNoticeProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), COMFORT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={isLong ? '' : 'offscreen'}>
      {isLong ? t(text.stillLoading) : first}
    </p>
  );
}

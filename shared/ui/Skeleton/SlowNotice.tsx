import { useEffect, useState } from 'react';
import { SlowNoticeText } from './SlowNoticeText.tsx';

// Long enough that most answers are there before it, short enough that nobody thinks the page has died.
const COMFORT_MS = 8000;

interface SlowNoticeProps {
  /** A message for screen readers that something is loading. */
  readonly first?: string;
}

/** While something is loading: nothing visible for eight seconds, and then a message that it still is. */
export function SlowNotice({ first }: SlowNoticeProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), COMFORT_MS);
    return () => clearTimeout(timer);
  }, []);
  return <SlowNoticeText isLong={isLong}>{first}</SlowNoticeText>;
}

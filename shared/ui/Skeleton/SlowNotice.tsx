import { useEffect, useState } from 'react';
import { SlowNoticeText } from './SlowNoticeText.tsx';

// Long enough that most answers are there before it, short enough that nobody thinks the page has died.
const COMFORT_MS = 8000;

interface SlowNoticeProps {
  /** What is told to those who do not see that something is on its way. */
  readonly first?: string;
}

/** While something is on its way: nothing to be seen for eight seconds, and then a word that it still is. */
export function SlowNotice({ first }: SlowNoticeProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), COMFORT_MS);
    return () => clearTimeout(timer);
  }, []);
  return <SlowNoticeText isLong={isLong}>{first}</SlowNoticeText>;
}

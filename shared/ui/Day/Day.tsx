import { t } from '../../i18n/t.ts';
import { longDay } from './longDay.ts';

/** A day from the service, with or without a time: as it was written, and in words on a line below. Any other text is shown unchanged. */
export function Day({ text }: { readonly text: string }) {
  const words = longDay(text);
  if (words === text) return <>{text}</>;
  return (
    <>
      <span className="muted small whole">{text}</span> <br />
      <span className="whole">{t(words)}</span>
    </>
  );
}

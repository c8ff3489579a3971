import { useState } from 'react';
import { showAmount } from '../../shared/brand/formats.ts';
import { openPage } from '../../shared/features/core/appActions.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import type { Message } from '../../shared/i18n/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import { CopyWords } from '../../shared/payments/Receipt.tsx';
import { giveFile, takesFile } from '../../shared/platform/handOver/giveFile.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { type CalendarEvent, calendarEvent, calendarFile, calendarLink } from './calendar.ts';
import { text } from './messages.ts';
import type { Reminder, RemindersProps } from './model.ts';

const FILE_NAME = 'payments.ics';

const fileWith = (words: string): File => new File([words], FILE_NAME, { type: 'text/calendar;charset=utf-8' });

/** Product, if the service names it, and amount. */
const titleOf = ({ amount }: Reminder, product: string): string =>
  t(text.pay, { product, amount: showAmount(amount) })
    // Without a product name nothing follows the colon, so it is removed.
    .replace(/[:：\s]+$/, '');

// The page cannot see whether a calendar accepts the events, nor to which app the phone's share sheet has given them.
const SAID: { readonly [given in Awaited<ReturnType<typeof giveFile>>]: Message | undefined } = {
  saved: text.saved,
  shared: undefined,
  refused: text.noFile,
};

interface AsFileProps {
  readonly events: readonly CalendarEvent[];
  /** The current moment, in milliseconds since the epoch. */
  readonly now: () => number;
}

function AsFile({ events, now }: AsFileProps) {
  const [said, setSaid] = useState<Message>();
  const give = async (): Promise<void> => setSaid(SAID[await giveFile(fileWith(calendarFile(events, now())))]);
  return (
    <>
      <p>{t(text.lead)}</p>
      <Button onPress={give}>{t(text.file)}</Button>
      <p className="small" role="status">
        {said && t(said, { file: FILE_NAME })}
      </p>
    </>
  );
}

/** The payments to come: as a file for the phone's calendar, in a calendar on the web, and as a text to copy. */
export function Reminders({ payments: { productName, reminders }, env }: RemindersProps) {
  const { orderId = '' } = env.page.session;
  if (!reminders.length)
    return <EmptyState message={t(text.none)} href={addressOf(env.page, 'loanDetail')} label={t(commonText.order)} />;
  const events = reminders.map((reminder) => calendarEvent(orderId, reminder, titleOf(reminder, productName)));
  const words = events.map(({ day, title }) => `${day}\n${title}`).join('\n\n');
  return (
    <>
      <p>{t(text.changes)}</p>
      <section className="card stack">
        <ol className="reminders">
          {events.map((event) => (
            <li key={event.uid} className="reminders__item">
              <h2>{event.day}</h2>
              <p>{event.title}</p>
              <button
                type="button"
                className="button button--text"
                aria-label={`${t(text.google)}: ${event.day}`}
                onClick={() => sendToApp(env, openPage(calendarLink(event)))}
              >
                {t(text.google)}
              </button>
            </li>
          ))}
        </ol>
        <p className="muted small">{t(text.googleHow)}</p>
      </section>
      {/* Only where it works: most apps do not accept files from a page. What was said of other payments does not apply to these. */}
      {takesFile(fileWith('')) && <AsFile key={words} events={events} now={env.clock.now} />}
      <CopyWords words={words} label={t(commonText.copyText)} />
    </>
  );
}

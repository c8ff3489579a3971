import { useStore } from '@nanostores/react';
import { showAmount } from '../../shared/brand/formats.ts';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import type { Message } from '../../shared/i18n/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { text } from './messages.ts';
import type { NamedReminder, Reminder } from './model.ts';
import { FILE_NAME, type FileState, type PaymentRemindersModel, type UpcomingPayments } from './model.ts';

interface PartProps {
  readonly model: PaymentRemindersModel;
}

interface NamedProps extends PartProps {
  readonly reminders: readonly NamedReminder[];
}

/** Product, if the service names it, and amount. */
const titleOf = ({ amount }: Reminder, product: string): string =>
  t(text.pay, { product, amount: showAmount(amount) })
    // Without a product name nothing follows the colon, so it is removed.
    .replace(/[:：\s]+$/, '');

const FILE_TEXTS: { readonly [state in FileState]?: Message } = {
  saved: text.saved,
  shared: text.shared,
  notTaken: text.noFile,
  notLoaded: text.notLoaded,
};

function AsFile({ model, reminders }: NamedProps) {
  const state = useStore(model.$file);
  const words = FILE_TEXTS[state];
  return (
    <>
      <p>{t(text.lead)}</p>
      <Button onPress={() => void model.save(reminders)} isBusy={state === 'busy'}>
        {t(text.file)}
      </Button>
      <p className="small" role="status">
        {words && t(words, { file: FILE_NAME })}
      </p>
    </>
  );
}

function CopyText({ model, reminders }: NamedProps) {
  const state = useStore(model.$copy);
  const words = reminders.map(({ day, title }) => `${day}\n${title}`).join('\n\n');
  return (
    <>
      <Button kind="quiet" onPress={() => void model.copy(words)}>
        {t(state === 'copied' ? commonText.copied : commonText.copyText)}
      </Button>
      <p className="small" role="status">
        {state === 'refused' && t(commonText.notCopied)}
      </p>
    </>
  );
}

function Upcoming({ payments, model }: PartProps & { readonly payments: UpcomingPayments }) {
  const { productName, reminders } = payments;
  if (!reminders.length)
    return <EmptyState message={t(text.none)} href={model.orderAddress} label={t(commonText.order)} />;
  const named = reminders.map((reminder) => ({ ...reminder, title: titleOf(reminder, productName) }));
  return (
    <>
      <p>{t(text.changes)}</p>
      <section className="card stack">
        <ol className="reminders">
          {named.map((reminder) => (
            <li key={reminder.row} className="reminders__item">
              <h2>{reminder.day}</h2>
              <p>{reminder.title}</p>
              <button
                type="button"
                className="button button--text"
                aria-label={`${t(text.google)}: ${reminder.day}`}
                onClick={() => void model.openLink(reminder)}
              >
                {t(text.google)}
              </button>
            </li>
          ))}
        </ol>
        <p className="muted small">{t(text.googleHow)}</p>
      </section>
      {/* Only where it works: most apps do not accept files from a page. */}
      {model.takesFile() && <AsFile model={model} reminders={named} />}
      <CopyText model={model} reminders={named} />
    </>
  );
}

/** Reminders of an order's payments: as a file for the phone's calendar, in a calendar on the web, and as text to copy. */
export function PaymentReminders({ model }: PartProps) {
  return (
    <>
      <h1>{t(commonText.reminders)}</h1>
      <QueryView view={useStore(model.$view)} onRefresh={model.refresh}>
        {(payments) => <Upcoming payments={payments} model={model} />}
      </QueryView>
    </>
  );
}

import { t } from '../../shared/i18n/t.ts';
import { Icon, nextIcon } from '../../shared/ui/Icon.tsx';
import type { HubPlaces } from './hubPlaces.ts';
import { orderHubText as text } from './messages.ts';
import './Hub.scss';

interface HubProps {
  readonly places: HubPlaces;
  /** Opens the contracts of the order. */
  readonly onContracts: () => void;
  /** The borrower goes on to repay. */
  readonly onRepay: () => void;
}

const LABELS = {
  bindBank: text.account,
  plan: text.plan,
  code: text.code,
  reminders: text.reminders,
  contracts: text.contracts,
  documents: text.documents,
  complaint: text.complaint,
  service: text.service,
};

/** The further links of an order: one row for each page, and one for its contracts. */
export function Hub({ places, onContracts, onRepay }: HubProps) {
  const names = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return (
    <nav className="card hub" aria-label={t(text.hub)}>
      {names.map((name) => {
        const row = (
          <>
            <span className="grow">{t(LABELS[name])}</span>
            <Icon path={nextIcon} />
          </>
        );
        if (name === 'contracts')
          return (
            <button key={name} type="button" className="line hub__row" onClick={onContracts}>
              {row}
            </button>
          );
        const href = places[name];
        return (
          href && (
            <a
              key={name}
              className="line hub__row"
              href={href}
              onClick={name === 'plan' || name === 'code' ? onRepay : undefined}
            >
              {row}
            </a>
          )
        );
      })}
    </nav>
  );
}

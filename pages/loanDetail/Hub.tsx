import { t } from '../../shared/i18n/t.ts';
import { nextIcon } from '../../shared/ui/Icon/drawings.ts';
import { Icon } from '../../shared/ui/Icon/Icon.tsx';
import { text } from './messages.ts';
import './Hub.scss';

/** Where an order's page leads, by the address of each place; those that are undefined have no row. */
export interface HubPlaces {
  readonly bindBank: string | undefined;
  readonly plan: string | undefined;
  readonly code: string | undefined;
  readonly complaint: string;
  readonly service: string;
}

const LABELS = {
  bindBank: text.account,
  plan: text.plan,
  code: text.code,
  complaint: text.complaint,
  service: text.service,
};

/** What else there is to an order: one row for each place. */
export function Hub({ places }: { readonly places: HubPlaces }) {
  const names = Object.keys(LABELS) as (keyof HubPlaces)[];
  return (
    <nav className="card hub" aria-label={t(text.hub)}>
      {names.map((name) => {
        const href = places[name];
        return (
          href && (
            <a key={name} className="line hub__row" href={href}>
              <span className="grow">{t(LABELS[name])}</span>
              <Icon path={nextIcon} />
            </a>
          )
        );
      })}
    </nav>
  );
}

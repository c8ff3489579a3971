import { useStore } from '@nanostores/react';
import type { ComplaintTab, ListedComplaint } from '../../shared/api/endpoints/listComplaints.ts';
import { QueryView } from '../../shared/features/core/QueryView.tsx';
import { t } from '../../shared/i18n/t.ts';
import { isolated } from '../../shared/lib/texts.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { Icon, paperIcon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { text } from './messages.ts';
import type { ComplaintListModel } from './model.ts';

interface PartProps {
  readonly model: ComplaintListModel;
}

function Item({ complaint, href }: { readonly complaint: ListedComplaint; readonly href: string | undefined }) {
  return (
    <li>
      <a className="card" href={href}>
        <span className="complaints__head">
          <b>{complaint.type}</b>
          <span className="muted small whole notranslate">{complaint.time}</span>
        </span>
        <span className="complaints__content">{complaint.content}</span>
      </a>
    </li>
  );
}

function Tab({ complaints, model }: PartProps & { readonly complaints: readonly ListedComplaint[] }) {
  if (!complaints.length)
    return (
      <EmptyState
        message={t(text.none)}
        href={model.startAddress}
        label={t(commonText.writeComplaint)}
        drawing={
          <p className="complaints__none">
            <Icon path={paperIcon} isLarge />
          </p>
        }
      />
    );
  return (
    <ul className="complaints">
      {complaints.map((complaint, at) => (
        <Item
          // Several complaints may have no usable id.
          key={complaint.id || at}
          complaint={complaint}
          href={complaint.id ? model.addressOf(complaint.id) : undefined}
        />
      ))}
    </ul>
  );
}

function Complaints({ tabs, model }: PartProps & { readonly tabs: readonly ComplaintTab[] }) {
  const tab = useStore(model.$tab);
  const list = <Tab complaints={tabs[tab]?.complaints ?? []} model={model} />;
  if (!tabs.length) return list;
  return (
    <Tabs
      label={t(commonText.complaints)}
      titles={tabs.map(({ title, complaints }) => `${isolated(title)} (${complaints.length})`)}
      open={tab}
      onOpen={model.openTab}
    >
      {list}
    </Tabs>
  );
}

// An empty tab has its own link for starting a complaint.
function WaysOn({ tabs, model }: PartProps & { readonly tabs: readonly ComplaintTab[] }) {
  const tab = useStore(model.$tab);
  return (
    <>
      {!!tabs[tab]?.complaints.length && (
        <a className="button button--quiet" href={model.startAddress}>
          {t(commonText.writeComplaint)}
        </a>
      )}
      <a className="button button--text" href={model.serviceAddress}>
        {t(commonText.service)}
      </a>
    </>
  );
}

/** The borrower's complaints. */
export function ComplaintList({ model }: PartProps) {
  const view = useStore(model.$view);
  return (
    <>
      <h1>{t(commonText.complaints)}</h1>
      <QueryView view={view} onRefresh={model.refresh}>
        {(tabs) => (
          <>
            <Complaints tabs={tabs} model={model} />
            <WaysOn tabs={tabs} model={model} />
          </>
        )}
      </QueryView>
    </>
  );
}

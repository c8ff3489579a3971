import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import type { Agreement } from '../../shared/api/endpoints/agreements.ts';
import type { Agreements } from '../../shared/features/confirmation/agreements.ts';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FieldProblem } from '../../shared/ui/FieldProblem.tsx';
import { Icon, nextIcon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { orderHubText as text } from './messages.ts';
import './Hub.scss';

interface SheetProps {
  readonly contracts: Agreements;
  /** The address of the customer service, which can be asked for them. */
  readonly serviceAddress: string;
  readonly onClose: () => void;
}

type ListProps = Pick<SheetProps, 'contracts'> & { readonly list: readonly Agreement[] };

function ContractList({ contracts: { $opening, $unopened, read }, list }: ListProps) {
  const opening = useStore($opening);
  const unopened = useStore($unopened);
  return (
    <ul className="hub__contracts">
      {list.map((agreement) => (
        <li key={agreement.position}>
          <button
            type="button"
            className="line hub__row"
            aria-disabled={opening === agreement.position}
            onClick={() => read(agreement)}
          >
            <span className="grow">{agreement.title}</span>
            <Icon path={nextIcon} />
          </button>
          {unopened?.position === agreement.position && <FieldProblem field="contract" message={unopened.message} />}
        </li>
      ))}
    </ul>
  );
}

/** The contracts of an order, read anew in a sheet that opens from the bottom. If there are none to show, a link to the customer service. */
export function ContractSheet({ contracts, serviceAddress, onClose }: SheetProps) {
  const { $view, $opening, refresh } = contracts;
  const view = useStore($view);
  const isOpening = useStore($opening) !== undefined;
  useLayoutEffect(() => void refresh(), [refresh]);
  const isFailed = view.kind === 'refused' || view.kind === 'unknown';
  const isNone = view.kind === 'ready' && !view.data.length;
  const retry = (): void => {
    // The pressed button is removed: without a new focus, it would be behind the sheet.
    document.activeElement?.closest<HTMLElement>('[role=dialog]')?.focus();
    refresh();
  };
  return (
    <Dialog title={t(commonText.contracts)} kind="sheet" onClose={onClose}>
      {view.kind === 'loading' && <Skeleton />}
      {view.kind === 'ready' && <ContractList contracts={contracts} list={view.data} />}
      {view.kind === 'refused' && <p className="said">{t(view.message)}</p>}
      <p role="status">
        {isFailed && t(text.contractsFailed)}
        {isNone && t(commonText.noContracts)}
        {isOpening && t(commonText.opening)}
      </p>
      {isFailed && <Button onPress={retry}>{t(commonText.retry)}</Button>}
      {(isFailed || isNone) && (
        <a className="button button--quiet" href={serviceAddress}>
          {t(commonText.service)}
        </a>
      )}
      <Button kind="quiet" onPress={onClose}>
        {t(commonText.close)}
      </Button>
    </Dialog>
  );
}

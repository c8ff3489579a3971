import { useStore } from '@nanostores/react';
import type { Agreement } from '../../shared/api/endpoints/agreements.ts';
import type { UnopenedAgreement } from '../../shared/features/confirmation/agreements.ts';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FieldProblem } from '../../shared/ui/FieldProblem.tsx';
import { Icon, nextIcon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import type { Contracts } from './contracts.ts';
import { orderHubText as text } from './messages.ts';
import './Hub.scss';

interface SheetProps {
  readonly contracts: Contracts;
  /** The address of the customer service, which can be asked for them. */
  readonly serviceAddress: string;
}

interface ListProps {
  readonly list: readonly Agreement[];
  readonly opening?: string | undefined;
  readonly unopened?: UnopenedAgreement | undefined;
  readonly onRead: (agreement: Agreement) => void;
}

function ContractList({ list, opening, unopened, onRead }: ListProps) {
  return (
    <ul className="hub__contracts">
      {list.map((agreement) => (
        <li key={agreement.position}>
          <button
            type="button"
            className="line hub__row"
            aria-disabled={opening === agreement.position}
            onClick={() => onRead(agreement)}
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

/** The contracts of an order, in a sheet that opens from the bottom. If there are none to show, a link to the customer service. */
export function ContractSheet({ contracts, serviceAddress }: SheetProps) {
  const view = useStore(contracts.$view);
  if (view.kind === 'closed') return null;
  const isFailed = view.kind === 'failed';
  const isNone = view.kind === 'ready' && !view.list.length;
  const isOpening = view.kind === 'ready' && view.opening !== undefined;
  const retry = (): void => {
    // The pressed button is removed: without a new focus, it would be behind the sheet.
    document.activeElement?.closest<HTMLElement>('[role=dialog]')?.focus();
    contracts.show();
  };
  return (
    <Dialog title={t(commonText.contracts)} kind="sheet" onClose={contracts.close}>
      {view.kind === 'loading' && <Skeleton />}
      {view.kind === 'ready' && <ContractList {...view} onRead={contracts.read} />}
      {isFailed && view.message && <p className="said">{t(view.message)}</p>}
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
      <Button kind="text" onPress={contracts.close}>
        {t(commonText.close)}
      </Button>
    </Dialog>
  );
}

import { DetailRows } from '../../../ui/DetailRows/DetailRows.tsx';
import { nextIcon } from '../../../ui/Icon/drawings.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import './OrderCard.scss';

interface OrderCardProps {
  readonly productName: string;
  readonly productLogo: string;
  readonly status: string;
  readonly details: readonly { readonly label: string; readonly value: string }[];
}

/** An order in one line: its product (or its first detail) and its status. A tap unfolds the other details. */
export function OrderCard({ productName, productLogo, status, details }: OrderCardProps) {
  return (
    <details className="card order-card">
      <summary>
        <div className="line">
          <Logo url={productLogo} name={productName} />
          <div className="grow">
            <strong>{productName || details[0]?.value}</strong>
            <p className="accent">{status}</p>
          </div>
          <Icon path={nextIcon} />
        </div>
      </summary>
      <DetailRows rows={details} />
    </details>
  );
}

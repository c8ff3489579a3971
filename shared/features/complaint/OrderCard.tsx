import { DetailRows } from '../../ui/DetailRows.tsx';
import { Logo } from '../../ui/Logo.tsx';

interface OrderCardProps {
  readonly productName: string;
  readonly productLogo: string;
  readonly status: string;
  readonly details: readonly { readonly label: string; readonly value: string }[];
}

const SHOWN_ROWS = 2;

/** An order: its product (or its first detail), its status, and its first details. A button unfolds the others. */
export function OrderCard({ productName, productLogo, status, details }: OrderCardProps) {
  return (
    <section className="card">
      <div className="line">
        <Logo url={productLogo} name={productName} />
        <div className="grow">
          <strong>{productName || details[0]?.value}</strong>
          <p className="accent">{status}</p>
        </div>
      </div>
      <DetailRows rows={details} folded={SHOWN_ROWS} />
    </section>
  );
}

import { Logo } from '../../ui/Logo.tsx';
import { type Row, RowList } from '../../ui/RowList.tsx';

interface OrderCardProps {
  readonly productName: string;
  readonly productLogo: string;
  readonly status: string;
  readonly details: readonly Row[];
}

/** An order: its product (or its first detail), its status, and its details. */
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
      <RowList rows={details} />
    </section>
  );
}

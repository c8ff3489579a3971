import { DetailRows } from '../../../ui/DetailRows/DetailRows.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';

interface OrderCardProps {
  readonly productName: string;
  readonly productLogo: string;
  readonly status: string;
  readonly details: readonly { readonly label: string; readonly value: string }[];
}

/** An order in short: its product, how it stands, and what else the service says of it. */
export function OrderCard({ productName, productLogo, status, details }: OrderCardProps) {
  return (
    <section className="card">
      <div className="line">
        <Logo url={productLogo} />
        <div className="grow">
          <strong>{productName}</strong>
          <p className="accent">{status}</p>
        </div>
      </div>
      <DetailRows rows={details} />
    </section>
  );
}

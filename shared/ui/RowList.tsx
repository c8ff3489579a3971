import type { ReactNode } from 'react';
import './RowList.scss';

/** A row: its label, and its value, as text or as an element. */
export interface Row<Value extends ReactNode = string> {
  readonly label: string;
  readonly value: Value;
}

/**
 * Rows of a label and a value. A value that is text is never translated by the browser: amounts, days, numbers and names. `notranslate`
 * says so, because Preact inverts the attribute `translate`.
 */
export function RowList({ rows }: { readonly rows: readonly Row<ReactNode>[] }) {
  return (
    <dl className="rows">
      {rows.map(({ label, value }, row) => (
        <div key={row} className="rows__row line">
          <dt className="muted small">{label}</dt>
          <dd className={typeof value === 'string' ? 'notranslate' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

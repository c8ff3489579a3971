import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from './Button.tsx';
import { detailRowsText as text } from './messages.ts';
import { type Row, RowList } from './RowList.tsx';
import './DetailRows.scss';

interface DetailRowsProps {
  readonly rows: readonly Row[];
  /** How many rows are shown before the rest is unfolded. */
  readonly folded: number;
}

/**
 * Rows with a label and a value. If there are more than `folded`, a button shows the others and hides them again; rows that never fold are a
 * `RowList`.
 */
export function DetailRows({ rows, folded }: DetailRowsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowList rows={isOpen ? rows : rows.slice(0, folded)} />
      {rows.length > folded && (
        <Button kind="text" onPress={() => setIsOpen(!isOpen)} isExpanded={isOpen}>
          {isOpen ? t(text.hide) : t(text.more)}
        </Button>
      )}
    </>
  );
}

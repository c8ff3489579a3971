import { Component } from 'react';
import { Button } from '../Button/Button.tsx';
import { text } from './messages.ts';
import { type Row, RowList } from './RowList.tsx';

interface DetailRowsProps {
  readonly rows: readonly Row[];
  /** How many rows stand before the rest is unfolded; all of them where nothing is said. */
  readonly folded?: number;
}

/**
 * Rows of a label and a value. Where there are more than `folded`, a button shows the rest and hides it again; rows that
 * never fold are a `RowList`.
 */
export class DetailRows extends Component<DetailRowsProps, { readonly isOpen: boolean }> {
  override render() {
    const { rows, folded = rows.length } = this.props;
    const isOpen = !!this.state?.isOpen;
    return (
      <>
        <RowList rows={isOpen ? rows : rows.slice(0, folded)} />
        {rows.length > folded && (
          <Button kind="text" onPress={() => this.setState({ isOpen: !isOpen })} isExpanded={isOpen}>
            {isOpen ? text.hide : text.more}
          </Button>
        )}
      </>
    );
  }
}

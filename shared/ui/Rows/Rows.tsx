import { Component } from 'react';
import { Button } from '../Button/Button.tsx';
import { text } from './messages.ts';
import './Rows.scss';

interface RowsProps {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** How many rows stand before the rest is unfolded; all of them where nothing is said. */
  readonly folded?: number;
}

/** Rows of a label and a value. Where there are more than `folded`, a button shows the rest and hides it again. */
export class Rows extends Component<RowsProps, { readonly isOpen: boolean }> {
  override render() {
    const { rows, folded = rows.length } = this.props;
    const isOpen = !!this.state?.isOpen;
    return (
      <>
        <dl className="rows">
          {rows.slice(0, isOpen ? rows.length : folded).map(({ label, value }, row) => (
            <div key={row} className="rows__row line">
              <dt className="muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {rows.length > folded && (
          <Button kind="text" onPress={() => this.setState({ isOpen: !isOpen })} isExpanded={isOpen}>
            {isOpen ? text.hide : text.more}
          </Button>
        )}
      </>
    );
  }
}

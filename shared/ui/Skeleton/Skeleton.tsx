import { Component } from 'react';
import { text } from './messages.ts';
import { Placeholder } from './Placeholder.tsx';

// Long enough that most answers are there before it, short enough that nobody thinks the page has died.
const COMFORT_MS = 8000;

/** Grey shapes in the place of data that is on its way; after eight seconds, with a word that it still is. */
export class Skeleton extends Component<object, { readonly isLong: boolean }> {
  declare timer: ReturnType<typeof setTimeout>;

  override componentDidMount() {
    this.timer = setTimeout(() => this.setState({ isLong: true }), COMFORT_MS);
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
  }

  override render() {
    const isLong = this.state?.isLong;
    return (
      <div className="card stack" aria-busy="true">
        <p role="status" className={isLong ? '' : 'offscreen'}>
          {isLong ? text.stillLoading : text.loading}
        </p>
        <Placeholder />
      </div>
    );
  }
}

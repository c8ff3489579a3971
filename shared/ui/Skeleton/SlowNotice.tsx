import { Component } from 'react';
import { text } from './messages.ts';

// Long enough that most answers are there before it, short enough that nobody thinks the page has died.
const COMFORT_MS = 8000;

interface SlowNoticeProps {
  /** What is told to those who do not see that something is on its way. */
  readonly first?: string;
}

/** While something is on its way: nothing to be seen for eight seconds, and then a word that it still is. */
export class SlowNotice extends Component<SlowNoticeProps, { readonly isLong: boolean }> {
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
      <p role="status" className={isLong ? '' : 'offscreen'}>
        {isLong ? text.stillLoading : this.props.first}
      </p>
    );
  }
}

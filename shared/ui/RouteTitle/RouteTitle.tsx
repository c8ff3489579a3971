import { Component } from 'react';

interface RouteTitleProps {
  readonly title: string;
  /** Whether the borrower came to this part within the page: the focus then begins at its heading. */
  readonly takesFocus: boolean;
}

/** The heading of one part of a page, which names the document too while it stands. To be keyed by the part. */
export class RouteTitle extends Component<RouteTitleProps> {
  override componentDidMount() {
    this.componentDidUpdate();
    if (this.props.takesFocus) (document.querySelector('h1') as HTMLElement).focus();
  }

  override componentDidUpdate() {
    document.title = this.props.title;
  }

  override render() {
    return <h1 tabIndex={-1}>{this.props.title}</h1>;
  }
}

import { type Examples, ignore, longName, longWord } from '../../ui/Example.ts';
import type { UnconfirmedCheck } from './submission.ts';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

const noticeOf = (result: UnconfirmedCheck, title = 'It is not known whether you have paid', orderHref?: string) => (
  <UnconfirmedNotice
    title={title}
    message="The answer of the service got lost. Money may have left your card."
    check={result}
    openMessage="The order shows no payment. You can pay again, or wait."
    againLabel="Pay again"
    orderHref={orderHref}
    onCheckAgain={ignore}
    onAgain={ignore}
  />
);

export const examples: Examples = [
  { title: 'Busy looking', node: noticeOf('checking', undefined, '#order') },
  { title: 'Too early to say', node: noticeOf('early', undefined, '#order') },
  { title: 'No sign of it', node: noticeOf('open', undefined, '#order') },
  { title: 'Out of reach', node: noticeOf('unknown') },
  { title: 'Long text', node: noticeOf('open', `${longName} ${longWord}`, '#order') },
];

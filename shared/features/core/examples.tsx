import type { Disclosures } from '../../brand/brand.ts';
import { brand as ph } from '../../brand/brands/ph/brand.ts';
import { REFUSAL_KINDS } from '../../domain/failures.ts';
import { type Examples, ignore, longName, longWord } from '../../ui/Example.ts';
import type { QueryState, QueryStatus } from './createQuery.ts';
import { type FailureKind, FailureView } from './FailureView.tsx';
import { LicenceView } from './Licence/Licence.tsx';
import { type LicenceFacts, licenceFacts } from './Licence/licenceFacts.ts';
import { OwnerLine } from './OwnerLine.tsx';
import { QueryView } from './QueryView.tsx';
import { RouteTitle } from './RouteTitle.tsx';
import type { UnconfirmedCheck } from './submission.ts';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';

const kinds: readonly FailureKind[] = [
  ...REFUSAL_KINDS,
  'refused',
  'offline',
  'timeout',
  'serviceDown',
  'bug',
  'incomplete',
];

const view = (kind: FailureKind, message = 'This order is being moved. Please wait.') => (
  <section className="card stack failure" role="alert">
    <FailureView
      kind={kind}
      message={message}
      isInApp={false}
      orderHref="#order"
      accountHref="#account"
      phone="+63 2 8555 0100"
      onRetry={ignore}
      onLogin={ignore}
      onHome={ignore}
      onCall={ignore}
    />
  </section>
);

const failureView = [
  ...kinds.map((kind) => ({ title: kind, node: view(kind) })),
  { title: 'Long text', node: view('refused', `${longName} ${longWord}`) },
];

const ownerLine = [
  { title: 'Whose loan it is', node: <OwnerLine owner="Juan D., phone ending 4567" /> },
  { title: 'Long text', node: <OwnerLine owner={longWord} /> },
];

const show = (view: QueryState<string>) => (
  <QueryView view={view} onRefresh={ignore}>
    {(data, status) => (
      <p className="card">
        {data}, {status}
      </p>
    )}
  </QueryView>
);

const ready = (status: QueryStatus) =>
  show({ kind: 'ready', data: 'An order', checkedAtMs: Date.UTC(2026, 4, 4), status });

const queryView = [
  { title: 'On its way', node: show({ kind: 'loading' }) },
  { title: 'Fresh', node: ready('fresh') },
  { title: 'Busy', node: ready('revalidating') },
  { title: 'Stale', node: ready('stale') },
  { title: 'Refused', node: show({ kind: 'refused', message: longName }) },
  { title: 'Nothing is known', node: show({ kind: 'unknown', reason: 'offline' }) },
];

const routeTitle = [
  { title: 'A part of a page', node: <RouteTitle title="Add a bank card" takesFocus={false} /> },
  { title: 'Long text', node: <RouteTitle title={`${longName} ${longWord}`} takesFocus={false} /> },
];

const noticeOf = (result: UnconfirmedCheck, title = 'We do not know yet whether you have paid', orderHref?: string) => (
  <UnconfirmedNotice
    title={title}
    message="The answer of the service got lost. Money may have left your card."
    check={result}
    openMessage="Your order does not show this payment. You can wait, or pay again."
    againLabel="Pay again"
    orderHref={orderHref}
    onCheckAgain={ignore}
    onAgain={ignore}
  />
);

const unconfirmedNotice = [
  { title: 'Busy looking', node: noticeOf('checking', undefined, '#order') },
  { title: 'Too early to say', node: noticeOf('early', undefined, '#order') },
  { title: 'No sign of it', node: noticeOf('open', undefined, '#order') },
  { title: 'Out of reach', node: noticeOf('unknown') },
  { title: 'Long text', node: noticeOf('open', `${longName} ${longWord}`, '#order') },
];

const indian = (name: string, officer: string): Disclosures => ({
  country: 'IN',
  lender: { name, registration: 'N-14.03268' },
  keyFactsUrl: 'https://www.sample-rupee.example/key-facts.pdf',
  grievanceOfficer: { name: officer, phone: '+91 22 5550 0123', email: 'grievances@sample-rupee.example' },
});

const licence = (disclosures: Disclosures | undefined) => (
  <LicenceView facts={licenceFacts({ ...ph, disclosures }) as LicenceFacts} />
);

export const examples: Examples = {
  FailureView: failureView,
  Licence: [
    { title: 'In the Philippines', node: licence(ph.disclosures) },
    { title: 'In India', node: licence(indian('Sample Finance', 'Asha Sample')) },
    { title: 'A long name and a long word', node: licence(indian(longName, longWord)) },
  ],
  OwnerLine: ownerLine,
  QueryView: queryView,
  RouteTitle: routeTitle,
  UnconfirmedNotice: unconfirmedNotice,
};

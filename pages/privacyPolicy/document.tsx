import type { ReactNode } from 'react';
import { ScriptSlot } from '../../shared/app/ScriptSlot.tsx';
import { screenLink } from '../../shared/app/screenLink.ts';
import type { StaticPage } from '../../shared/app/staticPage.ts';
import { company, email, servicePhone } from '../../shared/brand/current.ts';
import { Contents } from '../../shared/features/publicSite/Contents/Contents.tsx';
import { t } from '../../shared/i18n/t.ts';
import { telOf } from '../../shared/lib/phone.ts';
import type { Said } from '../../shared/ui/Said/said.ts';
import { sayingFilled } from '../../shared/ui/Said/sayingFilled.ts';
import { figures } from './figures.ts';
import { text } from './messages.ts';
import '../../shared/ui/Button/Button.scss';
import './page.scss';

const { say } = sayingFilled(text, figures);

type Key = keyof typeof text;

/** A part of the policy: its title's text, its first words, and the points of a list after them. */
interface PolicyPart {
  readonly title: Key;
  readonly words: readonly Key[];
  readonly points?: readonly Key[];
}

const parts: readonly PolicyPart[] = [
  { title: 'collection', words: ['collectionLead'], points: ['collectionYou', 'collectionLoan', 'collectionSent'] },
  { title: 'device', words: ['deviceCall', 'deviceApp'] },
  { title: 'use', words: ['useLead'], points: ['useDecide', 'usePay', 'useAnswer', 'useProtect', 'useLaw'] },
  {
    title: 'disclosure',
    words: ['disclosureLead'],
    points: ['disclosurePay', 'disclosureWork', 'disclosureLaw', 'disclosureLoan'],
  },
  { title: 'cookies', words: ['cookiesNone', 'cookiesDelete'] },
  { title: 'minors', words: ['minorsMore'] },
  { title: 'password', words: ['passwordYours', 'passwordAsked'] },
  { title: 'optOut', words: ['optOutPhone', 'optOutWrite'] },
  { title: 'changes', words: ['changesMore'] },
];

const section = ({ title, words, points }: PolicyPart) => (
  <section key={title} className="card stack" id={title}>
    <h2 {...say(title)} />
    {words.map((key) => (
      <p key={key} {...say(key)} />
    ))}
    {points && (
      <ul className="points">
        {points.map((key) => (
          <li key={key} {...say(key)} />
        ))}
      </ul>
    )}
  </section>
);

function Fact({ label, children }: { readonly label: Said; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="muted small" {...label} />
      <dd>{children}</dd>
    </div>
  );
}

const officer = (
  <section className="card stack" id="officer">
    <h2 {...say('officer')} />
    <p {...say('officerMore')} />
    <dl className="stack">
      <Fact label={say('name')}>
        <strong>{company.grievanceOfficer}</strong>
      </Fact>
      <Fact label={say('address')}>{company.address}</Fact>
      <Fact label={say('email')}>
        <a className="line" href={`mailto:${email}`}>
          {email}
        </a>
      </Fact>
      <Fact label={say('phone')}>
        <a className="line" href={telOf(servicePhone)}>
          {servicePhone}
        </a>
      </Fact>
    </dl>
    {/* The site shows this page in a frame, which is no place for another screen. */}
    <a className="button button--quiet" target="_top" {...screenLink('customerService')} {...say('service')} />
  </section>
);

const contents = [...parts.map(({ title }) => title), 'officer' as const].map((id) => ({ id, title: say(id) }));

/** What the lender does with a borrower's data. */
export const staticPage: StaticPage = {
  title: t(text.title),
  description: t(text.description, figures),
  view: (
    <main className="page">
      <h1 {...say('title')} />
      <p {...say('lead')} />
      <Contents id="contents" title={say('contents')} parts={contents} />
      <ScriptSlot />
      {parts.map(section)}
      {officer}
      <a className="line" href="#contents" {...say('back')} />
    </main>
  ),
};

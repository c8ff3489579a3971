import type { ReactNode } from 'react';
import { ScriptSlot, type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { company, email, servicePhone, serviceTel } from '../../shared/brand/current.ts';
import { Licence } from '../../shared/features/core/Licence/Licence.tsx';
import { Contents } from '../../shared/features/publicSite/Contents.tsx';
import { privacyFigures as figures } from '../../shared/features/publicSite/figures.ts';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { text } from './messages.ts';
import '../../shared/ui/Button.scss';
import './page.scss';

type Key = keyof typeof text;

/** A part of the policy: its title's text, its first words, and the points of a list after them. */
interface PolicyPart {
  readonly title: Key;
  readonly words?: readonly Key[];
  readonly points?: readonly Key[];
}

const parts: readonly PolicyPart[] = [
  { title: 'collection', points: ['collectionYou', 'collectionLoan', 'collectionSent'] },
  { title: 'device', words: ['deviceCall', 'deviceApp'] },
  { title: 'use', points: ['useDecide', 'usePay', 'useAnswer', 'useProtect', 'useLaw'] },
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

const section = ({ title, words = [], points }: PolicyPart) => (
  <section key={title} className="card stack" id={title}>
    <h2>{t(text[title], figures)}</h2>
    {words.map((key) => (
      <p key={key}>{t(text[key], figures)}</p>
    ))}
    {points && (
      <ul className="points">
        {points.map((key) => (
          <li key={key}>{t(text[key], figures)}</li>
        ))}
      </ul>
    )}
  </section>
);

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="muted small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const officer = (
  <section className="card stack" id="officer">
    <h2>{t(commonText.officer, figures)}</h2>
    <p>{t(text.officerMore, figures)}</p>
    <dl className="stack">
      <Fact label={t(commonText.name, figures)}>
        <strong>{company.grievanceOfficer}</strong>
      </Fact>
      <Fact label={t(publicSiteText.address, figures)}>{company.address}</Fact>
      <Fact label={t(commonText.email, figures)}>
        <a className="line" href={`mailto:${email}`}>
          {email}
        </a>
      </Fact>
      <Fact label={t(commonText.phone, figures)}>
        <a className="line" href={serviceTel}>
          {servicePhone}
        </a>
      </Fact>
    </dl>
    {/* The site shows this page in a frame, which is no place for another screen. */}
    <a className="button button--quiet" target="_top" {...screenLink('customerService')}>
      {t(commonText.service, figures)}
    </a>
  </section>
);

const contents = [
  ...parts.map(({ title }) => ({ id: title, title: t(text[title], figures) })),
  { id: 'officer', title: t(commonText.officer, figures) },
];

/** What the lender does with a borrower's data. */
export const staticPage: StaticPage = {
  title: t(commonText.privacyPolicy),
  description: t(text.description, figures),
  view: (
    <>
      <main className="page">
        <h1>{t(commonText.privacyPolicy, figures)}</h1>
        <p>{t(text.description, figures)}</p>
        <Contents title={t(publicSiteText.onThisPage, figures)} parts={contents} />
        <ScriptSlot />
        {parts.map(section)}
        {officer}
      </main>
      <Licence isFoot />
    </>
  ),
};

import { type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { company, name, storeUrl, terms } from '../../shared/brand/current.ts';
import { Panel, PromiseTiles, Tiles } from '../../shared/features/publicSite/Drawing.tsx';
import { termsFigures } from '../../shared/features/publicSite/figures.ts';
import { publicSiteText, loanTermsText as termsText } from '../../shared/features/publicSite/messages.ts';
import { SiteFrame, WithAction } from '../../shared/features/publicSite/SiteFrame.tsx';
import { earlyText, penaltyText } from '../../shared/features/publicSite/termTexts.ts';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { text } from './messages.ts';
import './page.scss';

const abilities = [
  { title: t(commonText.order), more: t(text.orderMore) },
  { title: t(text.repay), more: t(text.repayMore) },
  { title: t(commonText.rollOver), more: t(text.delayMore) },
  { title: t(text.complain), more: t(text.complainMore) },
];

const getApp = (
  <a className="button" href={storeUrl}>
    {t(commonText.getApp)}
  </a>
);

const welcome = (
  <Panel picture="site-hero" height={360}>
    <h1 id="page-title" className="welcome">
      {t(text.headline)}
    </h1>
    <p>{t(text.lead)}</p>
    {getApp}
    <a className="button button--quiet" {...screenLink('Loan')}>
      {t(publicSiteText.loan)}
    </a>
  </Panel>
);

const leftOut: readonly string[] = terms.leavesOut ?? [];

const answers = [
  ['who', termsText.whoMore],
  ['funds', termsText.fundsMore],
  ['early', earlyText(terms)],
  ['late', penaltyText(terms)],
] as const;

// The answers use the texts of the loan's terms, so that the two cannot contradict each other.
const questions = () => (
  <div className="card">
    {answers
      .filter(([key]) => !leftOut.includes(key))
      .map(([key, answer]) => (
        <details key={key} className="question">
          <summary>{t(termsText[key])}</summary>
          <p>{t(answer, termsFigures)}</p>
          {key === 'late' && <a {...screenLink('loanAgreement', 'late')}>{t(publicSiteText.terms)}</a>}
        </details>
      ))}
  </div>
);

/** The public landing page: who lends, what borrowers can do here, and where to begin. */
export const staticPage: StaticPage = {
  title: name,
  description: t(text.description),
  view: (
    <SiteFrame here="home" first={welcome}>
      <WithAction action={getApp}>
        <p className="licence small">
          <strong>{company.legalName}</strong> <span>{company.registration}</span>
        </p>
        <h2>{t(text.why)}</h2>
        <PromiseTiles />
        <h2>{t(text.can)}</h2>
        <Tiles tiles={abilities} />
        <section className="card stack">
          <h2>{t(text.start)}</h2>
          <p>{t(text.startMore)}</p>
          <a className="button button--quiet" {...screenLink('User')}>
            {t(publicSiteText.guide)}
          </a>
        </section>
        <h2>{t(publicSiteText.questions)}</h2>
        {questions()}
      </WithAction>
    </SiteFrame>
  ),
};

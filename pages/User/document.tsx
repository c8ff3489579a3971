import { type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { takesCards } from '../../shared/brand/current.ts';
import { decisionDays } from '../../shared/brand/loanTerms.ts';
import { Panel } from '../../shared/features/publicSite/Drawing.tsx';
import { applicationFigures as figures } from '../../shared/features/publicSite/figures.ts';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import './page.scss';

const parts = ['apply', 'repay', 'complain'] as const;

const steps = {
  apply: ['apply1', 'apply2', 'apply3', 'apply4', decisionDays === 1 ? 'apply5' : 'apply5Days'],
  repay: ['repay1', takesCards ? 'repay2' : 'repay2NoCards', 'repay3', 'repay4', 'repay5'],
  complain: ['complain1', 'complain2', 'complain3', 'complain4'],
} as const;

const ways = {
  apply: undefined,
  repay: (
    <a className="button button--quiet" {...screenLink('carpmm')}>
      {t(publicSiteText.instructions)}
    </a>
  ),
  complain: (
    <a className="button button--quiet" {...screenLink('Contact')}>
      {t(publicSiteText.contact)}
    </a>
  ),
};

const first = (
  <Panel picture="site-guide" height={300} about={t(text.picture)}>
    <h1 id="page-title">{t(publicSiteText.guide)}</h1>
    <p>{t(text.lead)}</p>
    <nav aria-labelledby="parts">
      <h2 id="parts" className="offscreen">
        {t(publicSiteText.onThisPage)}
      </h2>
      {parts.map((part) => (
        <a key={part} className="guide__way" href={`#${part}`}>
          {t(text[part])}
        </a>
      ))}
    </nav>
  </Panel>
);

/** How to apply, repay and complain. */
export const staticPage: StaticPage = {
  title: t(publicSiteText.guide),
  description: t(text.description),
  view: (
    <SiteFrame here="User" first={first}>
      {parts.map((part) => (
        <section key={part} id={part} className="card stack">
          <h2>{t(text[part])}</h2>
          <ol className="guide stack">
            {steps[part].map((step) => (
              <li key={step}>{t(text[step], figures)}</li>
            ))}
          </ol>
          {ways[part]}
        </section>
      ))}
    </SiteFrame>
  ),
};

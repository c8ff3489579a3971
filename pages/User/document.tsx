import { type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { Panel } from '../../shared/features/publicSite/Drawing.tsx';
import { applicationFigures as figures } from '../../shared/features/publicSite/figures.ts';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import { promises } from '../../shared/features/publicSite/termTexts.ts';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';
import './page.scss';

const parts = ['apply', 'repay', 'complain'] as const;

const steps = {
  apply: [text.apply1, text.apply2, text.apply3, text.apply4, promises[0].more],
  repay: [text.repay1, text.repay2, text.repay3, text.repay4],
  complain: [text.complain1, text.complain2, text.complain3],
};

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
  <Panel picture="site-guide" height={300}>
    <h1 id="page-title">{t(publicSiteText.guide)}</h1>
    <p>{t(text.description)}</p>
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
              <li key={step.id}>{t(step, figures)}</li>
            ))}
          </ol>
          {ways[part]}
        </section>
      ))}
    </SiteFrame>
  ),
};

import { type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { takesCards } from '../../shared/brand/current.ts';
import { decisionDays } from '../../shared/brand/loanTerms.ts';
import { Panel, Tiles } from '../../shared/features/publicSite/Drawing.tsx';
import { applicationFigures as figures } from '../../shared/features/publicSite/figures.ts';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';

const reasons = ['fast', 'fees', 'flexible', 'secure'] as const;

const mores = {
  fast: decisionDays === 1 ? text.fastMore : text.fastMoreDays,
  fees: text.feesMore,
  flexible: takesCards ? text.flexibleMore : text.flexibleMoreNoCards,
  secure: text.secureMore,
};

const first = (
  <>
    <h1 id="page-title">{t(publicSiteText.about)}</h1>
    <p>{t(text.lead)}</p>
  </>
);

/** Who the lender is and how it works, for people who have not borrowed yet. */
export const staticPage: StaticPage = {
  title: t(publicSiteText.about),
  description: t(text.description),
  view: (
    <SiteFrame here="About" first={first}>
      <h2>{t(text.how)}</h2>
      <Tiles
        tiles={reasons.map((key) => ({
          picture: `site-${key}`,
          title: t(publicSiteText[key]),
          more: t(mores[key], figures),
        }))}
      />
      <Panel picture="site-talk" height={300} about={t(text.picture)}>
        <h2>{t(text.people)}</h2>
        <p>{t(text.peopleMore)}</p>
        <a className="button button--quiet" {...screenLink('Contact')}>
          {t(publicSiteText.contact)}
        </a>
      </Panel>
    </SiteFrame>
  ),
};

import type { StaticPage } from '../../shared/app/staticPage.tsx';
import { storeUrl, terms } from '../../shared/brand/current.ts';
import { Contents } from '../../shared/features/publicSite/Contents.tsx';
import { Panel } from '../../shared/features/publicSite/Drawing.tsx';
import { termsFigures as figures } from '../../shared/features/publicSite/figures.ts';
import { LoanTerms, partsOfTerms } from '../../shared/features/publicSite/LoanTerms.tsx';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { SiteFrame, WithAction } from '../../shared/features/publicSite/SiteFrame.tsx';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { text } from './messages.ts';

const getApp = (
  <a className="button" href={storeUrl}>
    {t(commonText.getApp, figures)}
  </a>
);

const first = (
  <Panel picture="site-hero" height={360}>
    <h1 id="page-title">{t(publicSiteText.loan, figures)}</h1>
    <p>{t(text.lead, figures)}</p>
    {getApp}
  </Panel>
);

/** What the lender offers, and the terms of its loans. */
export const staticPage: StaticPage = {
  title: t(publicSiteText.loan),
  description: t(text.description),
  view: (
    <SiteFrame here="Loan" first={first}>
      <Contents title={t(publicSiteText.terms, figures)} parts={partsOfTerms(figures)} />
      <WithAction action={getApp}>
        <LoanTerms terms={terms} figures={figures} />
      </WithAction>
    </SiteFrame>
  ),
};

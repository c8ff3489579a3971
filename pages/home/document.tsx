import { type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { company, name, storeUrl } from '../../shared/brand/current.ts';
import { Panel, PromiseTiles } from '../../shared/features/publicSite/Drawing.tsx';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { SiteFrame, WithAction } from '../../shared/features/publicSite/SiteFrame.tsx';
import { t } from '../../shared/i18n/t.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { text } from './messages.ts';
import './page.scss';

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

/** The public landing page: who lends, what for, and where to begin. */
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
      </WithAction>
    </SiteFrame>
  ),
};

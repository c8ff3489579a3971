import { type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { Panel, PromiseTiles } from '../../shared/features/publicSite/Drawing.tsx';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import { t } from '../../shared/i18n/t.ts';
import { text } from './messages.ts';

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
      <PromiseTiles />
      <Panel picture="site-talk" height={300}>
        <h2>{t(text.people)}</h2>
        <p>{t(text.peopleMore)}</p>
        <a className="button button--quiet" {...screenLink('Contact')}>
          {t(publicSiteText.contact)}
        </a>
      </Panel>
    </SiteFrame>
  ),
};

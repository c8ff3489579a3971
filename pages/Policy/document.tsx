import { type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { publicSiteText } from '../../shared/features/publicSite/messages.ts';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import { t } from '../../shared/i18n/t.ts';
import { pathOf } from '../../shared/navigation/screens.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { text } from './messages.ts';
import './page.scss';

const first = (
  <>
    <h1 id="page-title">{t(publicSiteText.policy)}</h1>
    <a className="button button--quiet" {...screenLink('privacyPolicy')}>
      {t(text.open)}
    </a>
  </>
);

/** The privacy policy in a frame, as the borrowers' own page has it. */
export const staticPage: StaticPage = {
  title: t(publicSiteText.policy),
  description: t(text.description),
  view: (
    <SiteFrame here="Policy" first={first}>
      <iframe
        className="policy-frame"
        src={pathOf('privacyPolicy')}
        title={t(commonText.privacyPolicy)}
        data-frame="privacyPolicy"
      />
    </SiteFrame>
  ),
};

import { type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { SiteFrame } from '../../shared/features/publicSite/SiteFrame.tsx';
import { t } from '../../shared/i18n/t.ts';
import { pathOf } from '../../shared/navigation/screens.ts';
import { text } from './messages.ts';
import './page.scss';

const first = (
  <>
    <h1 id="page-title">{t(text.title)}</h1>
    <p>{t(text.lead)}</p>
    <a className="button button--quiet" {...screenLink('privacyPolicy')}>
      {t(text.open)}
    </a>
  </>
);

/** The privacy policy in a frame, as the borrowers' own page has it. */
export const staticPage: StaticPage = {
  title: t(text.title),
  description: t(text.description),
  view: (
    <SiteFrame here="Policy" first={first}>
      <iframe className="policy-frame" src={pathOf('privacyPolicy')} title={t(text.frame)} data-frame="privacyPolicy" />
    </SiteFrame>
  ),
};

import { BrandBar } from '../../shared/app/Frame.tsx';
import { type StaticPage, screenLink } from '../../shared/app/staticPage.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Icon, searchIcon } from '../../shared/ui/Icon.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import '../../shared/ui/Button.scss';
import { text } from './messages.ts';
import './page.scss';

/** The host's response to an address that does not exist. */
export const staticPage: StaticPage = {
  title: t(text.title),
  view: (
    <>
      <BrandBar help={screenLink('customerService')} hasLogo />
      <main className="page">
        <section className="stack lost">
          <p className="accent">
            <Icon path={searchIcon} isLarge />
          </p>
          <h1>{t(text.title)}</h1>
          <p>{t(text.lead)}</p>
          <a className="button" {...screenLink('home')}>
            {t(commonText.toHome)}
          </a>
        </section>
      </main>
    </>
  ),
};

import { BrandBar } from '../../shared/app/BrandBar.tsx';
import { screenLink } from '../../shared/app/screenLink.ts';
import type { StaticPage } from '../../shared/app/staticPage.ts';
import { t } from '../../shared/i18n/t.ts';
import { searchIcon } from '../../shared/ui/Icon/drawings.ts';
import { Icon } from '../../shared/ui/Icon/Icon.tsx';
import { text } from './messages.ts';
import '../../shared/ui/Button/Button.scss';
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
            {t(text.home)}
          </a>
        </section>
      </main>
    </>
  ),
};

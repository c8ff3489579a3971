import type { Plugin } from 'vite';
import { beforeScriptPlace } from './assemble.ts';
import { withBrandCss } from './brandPlugin.ts';
import { licenceParts } from './licenceFiles.ts';
import type { PageDraft } from './pageDraft.ts';
import { splitCss, withoutUnusedClasses } from './splitCss.ts';
import { cssOf } from './viteBuild.ts';

// A first view contains only the empty container for toasts, so their styles can load later.
const withoutToast = (html: string): string => html.replace(/<div class="toast"[^>]*><\/div>/, '');

/** Leaves of a page's styles what it uses, and takes apart what its first view needs. */
export const stylesPlugin = (draft: PageDraft): Plugin => ({
  name: 'borrower-web:styles',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const { settings, page, firstView, head, script, lateParts } = draft;
    const fetched = page.facts.statesLicence ? (await licenceParts(settings.brand)).files : [];
    const scripts = [head, script, ...lateParts].map((each) => each.script);
    const code = [firstView.html, ...scripts, ...fetched.map(({ content }) => content)].join('\n');
    const own = withoutUnusedClasses(cssOf(bundle) + draft.viewCss, code);
    draft.css = splitCss(withBrandCss(own, settings.brand), withoutToast(beforeScriptPlace(firstView.html)));
  },
});

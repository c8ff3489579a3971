import { Features, transform } from 'lightningcss';
import postcss, { type AtRule, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { withBrandCss } from './brandPlugin.ts';
import { SCRIPT_PLACE } from './html.ts';
import { licenceParts } from './licenceFiles.ts';
import type { PageDraft, SplitCss } from './pageDraft.ts';
import type { BuildSettings } from './settings.ts';
import { cssOf } from './viteBuild.ts';

// The versions of BROWSERS in viteBuild.ts, as Lightning CSS counts them: Chromium 64 and Safari 12.
const TARGETS = { chrome: 64 << 16, safari: 12 << 16 };

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const withoutNot = (selector: string): string => selector.replace(/:not\([^)]*\)/g, '');

const classesOf = (selector: string): string[] => namesIn(selector, /\.([\w-]+)/g);

/**
 * Removes from a page's styles all selectors with a class that neither its scripts nor its HTML contain, because style sheets are shared. A class may
 * be there by the beginning of its name, with a variable ending (`button--${kind}`). The classes of `packages` stay: packages put their names together
 * as they like.
 */
export const withoutUnusedClasses = (css: string, code: string, packages: ReadonlySet<string> = new Set()): string => {
  const words = new Set(code.match(/[\w-]+/g));
  const isNamed = (name: string): boolean =>
    packages.has(name) || words.has(name) || words.has(name.replace(/(?<=--|__)[^_-]+$/, ''));
  const isUsed = (selector: string): boolean => classesOf(withoutNot(selector)).every(isNamed);
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed);
    if (!used.length) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return root.toString();
};

// Attributes that an element of the first view may get later: `[disabled]`, `[aria-invalid='true']`.
const attributesOf = (selector: string): string[] =>
  [...withoutNot(selector).matchAll(/\[([\w-]+)(?:=['"]?([\w-]+)['"]?)?\]/g)].map(([, name, value]) =>
    value ? ` ${name}="${value}"` : ` ${name}`,
  );

// The head has set this attribute on the document by then.
const BY_HEAD = ' data-app';

// Only the attribute `class`, not the value of another attribute, such as a role.
const classesIn = (html: string): string[] => namesIn(html, / class="([^"]*)"/g).flatMap((names) => names.split(' '));

// The elements around the first view.
const frame = ['html', 'body'];

const lacks = (selector: string, html: string): boolean =>
  attributesOf(selector).some((attribute) => attribute !== BY_HEAD && !html.includes(attribute)) ||
  classesOf(selector).some((name) => !classesIn(html).includes(name)) ||
  namesIn(selector, /(?:^|[\s>+~])([a-z][a-z0-9]*)/g).some(
    (name) => !frame.includes(name) && !html.includes(`<${name}`),
  );

// Properties that the first view does not need: pictures, fading edges, animations, and effects of a tap or of turning the phone.
const NOT_AT_FIRST = /^(animation|cursor|(-webkit-)?mask-image|scroll-padding|touch-action|-webkit-text-size-adjust)/;

const isNotAtFirst = (rule: Rule): boolean =>
  rule.some(
    (node) =>
      node.type === 'decl' &&
      !node.variable &&
      (NOT_AT_FIRST.test(node.prop) || /url\(|var\(--logo\)/.test(node.value)),
  );

// Rules for forced colours: the first view can be read without them.
const isOfForcedColors = ({ parent }: Rule): boolean => /forced-colors/.test((parent as AtRule).params ?? '');

// No element is focused or pressed before the person has done something.
const isLate = (rule: Rule, html: string): boolean =>
  isNotAtFirst(rule) ||
  isOfForcedColors(rule) ||
  rule.selectors.every((selector) => /:(focus|active)/.test(selector) || lacks(selector, html));

const isFrame = ({ parent }: Rule): boolean => /keyframes/.test((parent as AtRule).name ?? '');

/** Leaves of styles the rules for which `keeps` returns true, and the keyframes that these use. */
const keepRules = (css: string, keeps: (rule: Rule) => boolean): string => {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!isFrame(rule) && !keeps(rule)) rule.remove();
  });
  const used = namesIn(root.toString(), /animation:([^;}]*)/g).join(' ');
  root.walkAtRules(/keyframes/, (frames) => {
    if (!used.includes(frames.params)) frames.remove();
  });
  return root.toString();
};

/** The custom properties of styles that are read there. */
const readIn = (css: string): string[] => namesIn(css, /var\((--[\w-]+)/g);

const isRoot = ({ selector }: Rule): boolean => selector === ':root';

/** The custom properties that a component sets for what is in it: they stay where they stand. */
const localIn = (css: string): string[] => {
  const names: string[] = [];
  postcss.parse(css).walkDecls(/^--/, ({ prop, parent }) => void (isRoot(parent as Rule) || names.push(prop)));
  return names;
};

/** Removes the custom properties that nothing reads, here or in `all`, and what is empty then. */
const minify = (css: string, all: string): string => {
  const local = localIn(css);
  const read = [...readIn(css), ...readIn(all).filter((name) => local.includes(name))];
  const unread = namesIn(css, /(--[\w-]+):/g).filter((name) => !read.includes(name));
  const unusedSymbols = [...new Set(unread)];
  // It would define `light-dark()` for old browsers, which no style uses.
  const exclude = Features.LightDark;
  const { code } = transform({
    ...{ filename: 'page.css', code: Buffer.from(css), minify: true },
    ...{ targets: TARGETS, exclude, unusedSymbols },
  });
  return code.toString();
};

/**
 * Splits a page's styles by the classes and elements of its first view. Rules keep their order within each part, and a component's
 * variants come after it in both parts, so that the cascade gives the same result. A colour that only late rules use comes with
 * them.
 */
export const splitCss = (css: string, html: string): SplitCss => {
  const first = minify(
    keepRules(css, (rule) => !isLate(rule, html)),
    css,
  );
  const known = readIn(first);
  const late = keepRules(css, (rule) => {
    // Other declarations of the root are in the first part.
    if (isRoot(rule)) rule.walkDecls((each) => void ((!each.variable || known.includes(each.prop)) && each.remove()));
    return isRoot(rule) || isLate(rule, html);
  });
  return { first, late: minify(late, css) };
};

// A first view contains only the empty container for toasts, so their styles can load later.
const withoutToast = (html: string): string => html.replace(/<div class="toast"[^>]*><\/div>/, '');

// No link to a page that the brand leaves out is seen or read out, whoever has made it.
const withoutLinks = ({ brand: { pages = {} }, basePath }: BuildSettings): string => {
  const paths = Object.keys(pages).flatMap((page) => (pages[page] === false ? `${basePath}/${page}` : []));
  const links = paths.flatMap((path) => [`[href="${path}"]`, `[href^="${path}?"]`, `[href^="${path}#"]`]);
  return links.length ? `${links.join()}{display:none!important}` : '';
};

// A lender's own lines stand in each language in the document, whose language a script may change.
const inOneLanguage = ({ brand: { disclosures, languages } }: BuildSettings, code: string): string =>
  disclosures?.country === 'other' && code.includes('stated')
    ? languages.map((each) => `html:not([lang="${each}"]) .stated [lang="${each}"]{display:none}`).join('')
    : '';

/** Leaves of a page's styles what it uses, and takes apart what its first view needs. */
export const stylesPlugin = (draft: PageDraft, packages = new Set<string>()): Plugin => ({
  name: 'borrower-web:styles',
  enforce: 'post',
  transform: {
    // Before Vite makes a module of it.
    order: 'pre',
    filter: { id: /\/node_modules\/[^?]+\.css$/ },
    handler: (css) => {
      for (const name of classesOf(css)) packages.add(name);
    },
  },
  async generateBundle(_, bundle) {
    const { settings, page, firstView, head, script, lateParts } = draft;
    const fetched = page.facts.statesLicence ? (await licenceParts(settings.brand)).files : [];
    const scripts = [head, script, ...lateParts].map((each) => each.script);
    const code = [firstView.html, ...scripts, ...fetched.map(({ content }) => content)].join('\n');
    const own = withoutUnusedClasses(cssOf(bundle) + firstView.css, code, packages);
    const [beforeScript = ''] = firstView.html.split(SCRIPT_PLACE);
    const css = withBrandCss(own, settings.brand) + withoutLinks(settings) + inOneLanguage(settings, code);
    draft.css = splitCss(css, withoutToast(beforeScript));
  },
});

import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** Styles in two parts: what the first view needs, and what can come after it. */
export interface SplitCss {
  readonly first: string;
  readonly late: string;
}

const classesOf = (selector: string): string[] => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');

const elementsOf = (selector: string): string[] =>
  [...selector.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name]) => name ?? '');

// What an element of the first view may come to have later: `[disabled]`, `[aria-invalid='true']`.
const attributesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\[([\w-]+)(?:=['"]?([\w-]+)['"]?)?\]/g)].map(
    ([, name, value]) => (value ? ` ${name}="${value}"` : ` ${name}`),
  );

// The head has set it on the document by then.
const BY_HEAD = ' data-app';

// Not what else an element has of that name, such as a role.
const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

// These stand around the first view.
const frame = ['html', 'body'];

const lacks = (selector: string, html: string): boolean =>
  attributesOf(selector).some((attribute) => attribute !== BY_HEAD && !html.includes(attribute)) ||
  classesOf(selector).some((name) => !classesIn(html).includes(name)) ||
  elementsOf(selector).some((name) => !frame.includes(name) && !html.includes(`<${name}`));

// What the first view does without: pictures, fading edges, movements, what a tap or a turned phone does.
const NOT_AT_FIRST = /^(animation|cursor|(-webkit-)?mask-image|scroll-padding|touch-action|-webkit-text-size-adjust)/;

const isNotAtFirst = (rule: Rule): boolean =>
  rule.some(
    (node) =>
      node.type === 'decl' &&
      !node.variable &&
      (NOT_AT_FIRST.test(node.prop) || /url\(|var\(--logo\)/.test(node.value)),
  );

// An edge where the system sets all colours: the first view can be read without it.
const isOfForcedColors = ({ parent }: Rule): boolean => /forced-colors/.test((parent as AtRule).params ?? '');

// Nothing has the focus and nothing is pressed before a person has done something.
const isLate = (rule: Rule, html: string): boolean =>
  isNotAtFirst(rule) ||
  isOfForcedColors(rule) ||
  rule.selectors.every((selector) => /:(focus|active)/.test(selector) || lacks(selector, html));

const isRead = (css: string, property: string): boolean => css.includes(`var(${property})`);

const keepOnly = (root: Root, keeps: (rule: Rule) => boolean): Root => {
  const copy = root.clone();
  copy.walkRules((rule) => {
    const isFrame = rule.parent?.type === 'atrule' && /keyframes/.test((rule.parent as { name?: string }).name ?? '');
    if (!isFrame && !keeps(rule)) rule.remove();
  });
  return copy;
};

/** Takes out what holds nothing, and then what held nothing else. */
const removeEmpty = (rule: Container): void => {
  const { parent } = rule;
  if (rule.type === 'root' || !rule.nodes || rule.nodes.length) return;
  rule.remove();
  if (parent) removeEmpty(parent as Container);
};

const print = (root: Root): string => {
  root.walkRules(removeEmpty);
  root.walkAtRules(removeEmpty);
  return root.nodes.map((node: ChildNode) => node.toString()).join('');
};

/** Leaves those custom properties in the root's rules for which `keeps` says so. */
const keepProperties = (root: Root, keeps: (property: string) => boolean): void => {
  root.walkDecls(/^--/, (declaration) => {
    if (!keeps(declaration.prop)) declaration.remove();
  });
};

const animationsOf = (css: string): string[] =>
  [...css.matchAll(/animation:([^;}]*)/g)].map(([, names]) => names ?? '');

// A frame belongs with the rule that runs it.
const withoutUnusedFrames = (css: string): string => {
  const root = postcss.parse(css);
  const used = animationsOf(css).join(' ');
  root.walkAtRules(/keyframes/, (frames) => {
    if (!used.includes(frames.params)) frames.remove();
  });
  root.walkAtRules('media', (rule) => {
    if (!rule.nodes?.length) rule.remove();
  });
  return root.toString();
};

/**
 * Splits a page's styles by the classes and elements of its first view. Rules keep their order within each part, and a
 * component's variants stand after it in either, so that what wins stays the same. A colour that only late rules show
 * comes with them.
 */
export const splitCss = (css: string, html: string): SplitCss => {
  const root = postcss.parse(css);
  const first = keepOnly(root, (rule) => !isLate(rule, html));
  const firstCss = first.toString();
  const late = keepOnly(root, (rule) => rule.selector === ':root' || isLate(rule, html));
  keepProperties(first, (property) => isRead(firstCss, property));
  keepProperties(late, (property) => !isRead(firstCss, property));
  // What else is said of the root stands in the first part.
  late.walkDecls((declaration) => {
    if (!declaration.variable && (declaration.parent as Rule).selector === ':root') declaration.remove();
  });
  return { first: withoutUnusedFrames(print(first)), late: withoutUnusedFrames(print(late)) };
};

/** Puts the rules of the document's root together: the brand's colours and the app's are one list. */
const mergeRoots = (container: Container): void => {
  const roots: Rule[] = [];
  container.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') roots.push(node);
  });
  const [first, ...others] = roots;
  for (const other of others) {
    first?.append(other.nodes);
    other.remove();
  }
};

const mergeDark = (root: Root): void => {
  const blocks = root.nodes.filter((node): node is AtRule => node.type === 'atrule' && /dark/.test(node.params ?? ''));
  const [first, ...others] = blocks;
  for (const other of others) {
    if (other.params !== first?.params || !other.nodes) continue;
    first.append(other.nodes);
    other.remove();
  }
  if (first) mergeRoots(first);
};

/** Leaves out the custom properties that nothing on the page reads. */
export const withoutUnusedProperties = (css: string): string => {
  const root = postcss.parse(css);
  root.walkDecls(/^--/, (declaration) => {
    if (!css.includes(`var(${declaration.prop})`)) declaration.remove();
  });
  mergeRoots(root);
  mergeDark(root);
  return root.toString();
};

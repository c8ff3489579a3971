import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** Styles in two parts: those that the first view needs, and those that can come after it. */
export interface SplitCss {
  readonly first: string;
  readonly late: string;
}

const classesOf = (selector: string): string[] => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');

const elementsOf = (selector: string): string[] =>
  [...selector.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name]) => name ?? '');

// Attributes that an element of the first view may get later: `[disabled]`, `[aria-invalid='true']`.
const attributesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\[([\w-]+)(?:=['"]?([\w-]+)['"]?)?\]/g)].map(
    ([, name, value]) => (value ? ` ${name}="${value}"` : ` ${name}`),
  );

// The head has set this attribute on the document by then.
const BY_HEAD = ' data-app';

// Only the attribute `class`, not the value of another attribute, such as a role.
const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

// The elements around the first view.
const frame = ['html', 'body'];

const lacks = (selector: string, html: string): boolean =>
  attributesOf(selector).some((attribute) => attribute !== BY_HEAD && !html.includes(attribute)) ||
  classesOf(selector).some((name) => !classesIn(html).includes(name)) ||
  elementsOf(selector).some((name) => !frame.includes(name) && !html.includes(`<${name}`));

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

/** Keeps only those custom properties of the root for which `keeps` returns true. */
const keepProperties = (root: Root, keeps: (property: string) => boolean): void => {
  root.walkDecls(/^--/, (declaration) => {
    if (!keeps(declaration.prop)) declaration.remove();
  });
};

const animationsOf = (css: string): string[] =>
  [...css.matchAll(/animation:([^;}]*)/g)].map(([, names]) => names ?? '');

// Keyframes are kept only in the part with the rule that uses them.
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
 * Splits a page's styles by the classes and elements of its first view. Rules keep their order within each part, and a component's
 * variants come after it in both parts, so that the cascade gives the same result. A colour that only late rules use comes with
 * them.
 */
export const splitCss = (css: string, html: string): SplitCss => {
  const root = postcss.parse(css);
  const first = keepOnly(root, (rule) => !isLate(rule, html));
  const firstCss = first.toString();
  const late = keepOnly(root, (rule) => rule.selector === ':root' || isLate(rule, html));
  keepProperties(first, (property) => isRead(firstCss, property));
  keepProperties(late, (property) => !isRead(firstCss, property));
  // Other declarations of the root are in the first part.
  late.walkDecls((declaration) => {
    if (!declaration.variable && (declaration.parent as Rule).selector === ':root') declaration.remove();
  });
  return { first: withoutUnusedFrames(print(first)), late: withoutUnusedFrames(print(late)) };
};

/** Merges the rules of the document's root: the brand's colours and the app's become one rule. */
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

/** Removes the custom properties that nothing on the page uses. */
export const withoutUnusedProperties = (css: string): string => {
  const root = postcss.parse(css);
  root.walkDecls(/^--/, (declaration) => {
    if (!css.includes(`var(${declaration.prop})`)) declaration.remove();
  });
  mergeRoots(root);
  mergeDark(root);
  return root.toString();
};

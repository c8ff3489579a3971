import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** Styles in two parts: what the first view needs, and what can come after the script. */
export interface SplitCss {
  readonly first: string;
  readonly late: string;
}

const classesOf = (selector: string): string[] => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');

const isLate = (rule: Rule, html: string): boolean =>
  rule.selectors.every((selector) => classesOf(selector).some((name) => !new RegExp(`[" ]${name}[" ]`).test(html)));

const keepOnly = (root: Root, keeps: (rule: Rule) => boolean): string => {
  const copy = root.clone();
  copy.walkRules((rule) => {
    const isFrame = rule.parent?.type === 'atrule' && /keyframes/.test((rule.parent as { name?: string }).name ?? '');
    if (!isFrame && !keeps(rule)) rule.remove();
  });
  copy.walkAtRules((rule) => {
    if (rule.nodes && !rule.nodes.length) rule.remove();
  });
  return copy.nodes.map((node: ChildNode) => node.toString()).join('');
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
 * Splits a page's styles by the classes of its first view. Rules keep their order within each part, and a component's
 * variants stand after it in either, so that what wins stays the same.
 */
export const splitCss = (css: string, html: string): SplitCss => {
  const root = postcss.parse(css);
  return {
    first: withoutUnusedFrames(keepOnly(root, (rule) => !isLate(rule, html))),
    late: withoutUnusedFrames(keepOnly(root, (rule) => isLate(rule, html))),
  };
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

import postcss from 'postcss';

const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');

/**
 * @returns whether code or HTML can give an element a class: by its name, or by the beginning of its name with a variable ending
 * (`button--${kind}`).
 */
const isNamed = (name: string, code: string): boolean => {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code)) return true;
  const [, beginning] = /^(.+(?:--|__))[^_-]+$/.exec(name) ?? [];
  return !!beginning && new RegExp(`(?<![\\w-])${beginning}(?:\\$\\{|['"\`])`).test(code);
};

/**
 * Removes from a page's styles all selectors with a class that neither its scripts nor its HTML contain, because style sheets are
 * shared.
 */
export const withoutUnusedClasses = (css: string, code: string): string => {
  const known = new Map<string, boolean>();
  const isUsed = (name: string): boolean => {
    const used = known.get(name) ?? isNamed(name, code);
    known.set(name, used);
    return used;
  };
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
    if (!used.length) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return root.toString();
};

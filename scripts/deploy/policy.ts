import { createHash } from 'node:crypto';

/** The source of a policy that allows a script or a style of this content. */
export const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const POLICY = /http-equiv="Content-Security-Policy" content="([^"]*)"/;
// A part of the script that the page fetches when it is needed; its hash stands in the policy as well.
const LATE_PART = /\/late\/[\w.-]+\.js/g;
const ELEMENT = /<(script|style)([^>]*)>(.*?)<\/\1>/gs;

/** What a browser would do with a document's scripts and styles by its own policy, where that is not to run them all. */
export const problemsOfPolicy = (document: string): string[] => {
  const policy = POLICY.exec(document)?.[1];
  if (policy === undefined) return ['has no policy'];
  const elements = [...document.matchAll(ELEMENT)]
    // Data in a script element does not run.
    .filter(([, , attributes = '']) => !attributes.includes('ld+json'))
    .map(([, name = '', attributes = '', content = '']) => ({ name, attributes, content }));
  const unknown = elements.filter(({ content }) => !policy.includes(hashOf(content)));
  const hashes = policy.split("'sha256-").length - 1;
  const allowed = elements.length + new Set(document.match(LATE_PART)).size;
  return [
    ...unknown.map(({ name, attributes }) => `holds a <${name}${attributes}> that its policy does not allow`),
    ...(hashes > allowed ? [`lacks ${hashes - allowed} of the scripts and styles of its policy`] : []),
  ];
};

import { createHash } from 'node:crypto';

/** @returns the CSP source that allows a script or a style with this content. */
export const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const POLICY = /http-equiv="Content-Security-Policy" content="([^"]*)"/;
// A late chunk of the page's script; its hash is in the policy too.
const LATE_PART = /\/late\/[\w.-]+\.js/g;
const ELEMENT = /<(script|style)([^>]*)>(.*?)<\/\1>/gs;

/** @returns the scripts and styles of a document that its own policy does not allow, in words. */
export const problemsOfPolicy = (document: string): string[] => {
  const policy = POLICY.exec(document)?.[1];
  if (policy === undefined) return ['has no policy'];
  const elements = [...document.matchAll(ELEMENT)]
    // A script element with data is not executed.
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

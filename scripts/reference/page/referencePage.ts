import { escapeHtml } from '../../build/assemble.ts';
import type { OpenApi } from '../openapi/document.ts';
import { markdown } from './html.ts';
import { type Operation, operationPart, sharedParameters } from './operationPart.ts';
import { style } from './style.ts';

interface Subject {
  readonly name: string;
  readonly calls: readonly { readonly path: string; readonly method: string; readonly operation: Operation }[];
}

const subjectsOf = ({ paths, ...document }: OpenApi): readonly Subject[] => {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    ['get', 'post'].flatMap((method) => (item[method] ? [{ path, method, operation: item[method] as Operation }] : [])),
  );
  return (document['tags'] as readonly { readonly name: string }[]).map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
};

const contents = ({ name, calls }: Subject): string => {
  const links = calls.map(({ operation: { operationId: id } }) => `<li><a href="#${id}">${id}</a></li>`);
  return `<h3>${escapeHtml(name)}</h3><ul>${links.join('')}</ul>`;
};

const appOnly = ({ paths }: OpenApi): string =>
  Object.entries(paths)
    .filter(([, item]) => item['x-called-by'])
    .map(([path, { summary }]) => `<li>${escapeHtml(String(summary))}: <code>${escapeHtml(path)}</code></li>`)
    .join('');

/** Renders the reference as one self-contained page, without scripts or network requests. */
export const referencePage = (document: OpenApi): string => {
  const { title = '', version = '', description = '' } = document['info'] as { readonly [name: string]: string };
  const subjects = subjectsOf(document);
  const parts = subjects.map(({ name, calls }) => {
    const inner = calls.map(({ path, method, operation }) => operationPart(path, method, operation, document));
    return `<h2>${escapeHtml(name)}</h2>${inner.join('')}`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>Version ${escapeHtml(version)}. The same as OpenAPI 3.1: <code>shared/api/openapi.json</code>.</p>
${markdown(description)}
<h2>Calls</h2>
<nav aria-label="Calls">${subjects.map(contents).join('')}</nav>
${parts.join('')}
<h2 id="session">The session’s parameters</h2>
${sharedParameters(document, 'query')}
<h2 id="headers">Headers</h2>
${sharedParameters(document, 'header')}
<h2>Called by the native app only</h2>
<p>No page makes these calls. They have a path each, so that a lender can map them in one place; all else about them is between the app and the service.</p>
<ul class="app">${appOnly(document)}</ul>
</main></body></html>
`;
};

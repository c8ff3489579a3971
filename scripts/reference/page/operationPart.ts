import { escapeHtml } from '../../build/assemble.ts';
import type { OpenApi } from '../openapi/document.ts';
import type { Json } from '../openapi/fieldSchema.ts';
import { field, fields, type Schema } from './fields.ts';
import { example, markdown } from './html.ts';

interface Parameter extends Json {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
}

interface Media {
  readonly schema?: Schema;
  readonly examples?: { readonly [name: string]: { readonly summary?: string; readonly value: unknown } };
}

/** A call as the document has it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly [type: string]: Media } };
  readonly responses: { readonly [status: string]: { readonly content?: { readonly [type: string]: Media } } };
}

const parameterPart = ({ name, description, schema, required }: Parameter): string =>
  field(name, { ...schema, description }, required);

const ownParameters = (parameters: readonly Parameter[]): string => {
  const own = parameters.filter(({ $ref }) => !$ref);
  return own.length ? `<h4>In the query</h4><dl>${own.map(parameterPart).join('')}</dl>` : '';
};

const lastStep = (reference: string): string => reference.split('/').at(-1) ?? '';

const headersPart = (parameters: readonly Parameter[], document: OpenApi): string => {
  const all = document.components['parameters'] as { readonly [name: string]: Parameter };
  const named = parameters.flatMap(({ $ref = '' }) => all[lastStep($ref)] ?? []);
  const headers = named.filter((parameter) => parameter.in === 'header').map(({ name }) => `<code>${name}</code>`);
  if (!headers.length)
    return '<p>With the <a href="#session">session</a> in the query; headers are the browser’s own.</p>';
  return `<p>With the <a href="#session">session</a> in the query, and the <a href="#headers">headers</a> ${headers.join(', ')}.</p>`;
};

const examplesPart = ({ examples = {} }: Media, title: string): string =>
  Object.values(examples)
    .map(({ summary, value }) => example(`${title}${summary ? `: ${summary}` : ''}`, value))
    .join('');

const bodyPart = ({ requestBody }: Operation): string =>
  Object.entries(requestBody?.content ?? {})
    .map(([type, media]) => {
      const own = fields(media.schema ?? {});
      return `<h4>Body, <code>${escapeHtml(type)}</code></h4>${own || '<p>Empty.</p>'}${examplesPart(media, 'Example of a body')}`;
    })
    .join('');

const answerPart = ({ operationId, responses }: Operation, document: OpenApi): string => {
  const content = responses['200']?.content ?? {};
  const media = content['application/json'];
  if (!media) return '<h4>Answer</h4><p>An image.</p>';
  const schemas = document.components['schemas'] as { readonly [name: string]: Schema };
  const data = schemas[operationId];
  const read = data ? markdown(data.description ?? '') + fields(data) : '<p>Nothing is read of it.</p>';
  return `<h4>Answer: <code>data</code></h4>${read}${examplesPart(media, 'Example')}`;
};

/** A call: where it goes, what goes out, what comes back. */
export const operationPart = (path: string, method: string, operation: Operation, document: OpenApi): string => `
<section id="${operation.operationId}">
<h3>${operation.operationId}</h3>
<p class="where"><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></p>
${markdown(`${operation.summary}. ${operation.description}`)}
${headersPart(operation.parameters, document)}
${ownParameters(operation.parameters)}
${bodyPart(operation)}
${answerPart(operation, document)}
</section>`;

/** The parameters that many calls have, of one kind. */
export const sharedParameters = (document: OpenApi, kind: 'query' | 'header'): string => {
  const all = Object.values(document.components['parameters'] as { readonly [name: string]: Parameter });
  const own = all.filter((parameter) => parameter.in === kind);
  return `<dl>${own.map(parameterPart).join('')}</dl>`;
};

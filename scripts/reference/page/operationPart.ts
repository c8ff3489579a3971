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

/** A request body or an answer in the document. */
export interface Media {
  readonly schema?: Schema;
  readonly examples?: { readonly [name: string]: { readonly summary?: string; readonly value: unknown } };
}

type Content = { readonly [type: string]: Media };

/** A call in the document. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly content?: Content } };
}

const parametersOf = (document: OpenApi) => document.components['parameters'] as { readonly [name: string]: Parameter };

const list = (parameters: readonly Parameter[]): string => {
  const terms = parameters.map(({ name, description, schema, required }) =>
    field(name, { ...schema, description }, required),
  );
  return `<dl>${terms.join('')}</dl>`;
};

const parametersPart = ({ parameters }: Operation, document: OpenApi): string => {
  const own = parameters.filter(({ $ref }) => !$ref);
  const named = parameters.flatMap(({ $ref = '' }) => parametersOf(document)[$ref.split('/').at(-1) ?? ''] ?? []);
  const headers = named.filter((parameter) => parameter.in === 'header').map(({ name }) => `<code>${name}</code>`);
  const also = headers.length
    ? `, and the <a href="#headers">headers</a> ${headers.join(', ')}.`
    : '; headers are the browser’s own.';
  return `<p>With the <a href="#session">session</a> in the query${also}</p>
${own.length ? `<h4>In the query</h4>${list(own)}` : ''}`;
};

const examplesPart = ({ examples = {} }: Media, title: string): string =>
  Object.values(examples)
    .map(({ summary, value }) => example(`${title}${summary ? `: ${summary}` : ''}`, value))
    .join('');

const bodyPart = ({ requestBody }: Operation): string =>
  Object.entries(requestBody?.content ?? {})
    .map(([type, media]) => {
      const own = fields(media.schema ?? {}) || '<p>Empty.</p>';
      return `<h4>Body, <code>${escapeHtml(type)}</code></h4>${own}${examplesPart(media, 'Example of a body')}`;
    })
    .join('');

const answerPart = ({ operationId, responses }: Operation, document: OpenApi): string => {
  const media = responses['200']?.content?.['application/json'];
  if (!media) return '<h4>Answer</h4><p>An image.</p>';
  const data = document.components['schemas']?.[operationId] as Schema | undefined;
  const read = data ? markdown(data.description ?? '') + fields(data) : '<p>Nothing is read of it.</p>';
  return `<h4>Answer: <code>data</code></h4>${read}${examplesPart(media, 'Example')}`;
};

/** Renders a call: its path, its request, and its answer. */
export const operationPart = (path: string, method: string, operation: Operation, document: OpenApi): string => `
<section id="${operation.operationId}">
<h3>${operation.operationId}</h3>
<p class="where"><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></p>
${markdown(`${operation.summary}. ${operation.description}`)}
${parametersPart(operation, document)}
${bodyPart(operation)}
${answerPart(operation, document)}
</section>`;

/** Renders the parameters of one kind that many calls share. */
export const sharedParameters = (document: OpenApi, kind: 'query' | 'header'): string =>
  list(Object.values(parametersOf(document)).filter((parameter) => parameter.in === kind));

import { type Plugin, parseAst } from 'vite';
import { BuildError } from './settings.ts';

/**
 * What this app never asks of ofetch, by function: it repeats nothing, sends nothing but text and forms, and takes every
 * failure for the same. With `fixedOptions` this is 1.7 kB (brotli) less on every screen that makes a call.
 */
const lean: { readonly [name: string]: string } = {
  createFetchError: '{ return ctx.error; }',
  isJSONSerializable: '{ return typeof value === "string"; }',
  detectResponseType: '{ return "text"; }',
  isPayloadMethod: '{ return true; }',
  resolveFetchOptions: '{ return { ...input, headers: new Headers(input.headers) }; }',
  onError: '{ throw createFetchError(context); }',
};

/** Options that are the same in every call of this app (see shared/api/client.ts), so that branches on them fall away. */
const fixedOptions: { readonly [read: string]: string } = {
  'context.options.onRequestError': 'undefined',
  'context.options.onRequest': 'undefined',
  'context.options.onResponseError': 'undefined',
  'context.options.onResponse': 'undefined',
  'context.options.baseURL': 'undefined',
  'delete context.options.query;': '',
  'delete context.options.params;': '',
  'context.options.query': 'undefined',
  '"query" in context.options': 'false',
  '"params" in context.options': 'false',
  'context.options.timeout': 'undefined',
  'context.options.ignoreResponseError': 'true',
  'context.options.parseResponse': '((text) => text)',
  // A body is text, whose kind is named, or a form.
  'typeof context.options.body !== "string"': 'false',
  'if (!contentType)': 'if (false)',
  '"pipeTo" in context.options.body': 'false',
  'typeof context.options.body.pipe === "function"': 'false',
  'context.options.method.toUpperCase()': 'context.options.method',
  'context.options.method !== "HEAD"': 'true',
  // An answer without a body is an empty text, which is no envelope.
  '!nullBodyResponses.has(context.response.status)': 'true',
  'if (abortTimeout)': 'if (false)',
  'Object.freeze(["PATCH", "POST", "PUT", "DELETE"])': '[]',
  'const payloadMethods = new Set': 'const payloadMethods = /* @__PURE__ */ new Set',
  // Only the whole answer is asked for.
  '$fetch.native = (...args) => fetch(...args);': '',
  [`$fetch.create = (defaultOptions = {}, customGlobalOptions = {}) => createFetch({
    ...globalOptions,
    ...customGlobalOptions,
    defaults: {
      ...globalOptions.defaults,
      ...customGlobalOptions.defaults,
      ...defaultOptions
    }
  });`]: '',
};

interface FunctionNode {
  readonly type: string;
  readonly id?: { readonly name: string } | null;
  readonly body: { readonly start: number; readonly end: number };
}

const functionsIn = (node: unknown): FunctionNode[] => {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(functionsIn);
  return 'type' in node && node.type === 'FunctionDeclaration' ? [node as unknown as FunctionNode, ...below] : below;
};

/** Cuts those functions short. A version of the library that has one of them no more stops the build. */
export const fetchLibraryPlugin = (): Plugin => ({
  name: 'borrower-web:fetch-library',
  transform(code, id) {
    if (!/\/ofetch\/dist\/shared\//.test(id)) return null;
    const found = functionsIn(parseAst(code)).filter(({ id: name }) => name && name.name in lean);
    if (found.length !== Object.keys(lean).length)
      throw new BuildError('ofetch has changed; see fetchLibraryPlugin.ts.');
    const cut = found
      .sort((one, other) => other.body.start - one.body.start)
      .reduce(
        (all, { id: name, body }) => all.slice(0, body.start) + lean[name?.name ?? ''] + all.slice(body.end),
        code,
      );
    return Object.entries(fixedOptions).reduce((all, [read, value]) => {
      if (!all.includes(read)) throw new BuildError(`ofetch has changed; see fetchLibraryPlugin.ts: ${read}`);
      return all.split(read).join(value);
    }, cut);
  },
});

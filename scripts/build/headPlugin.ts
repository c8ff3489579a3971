import type { Plugin } from 'vite';

/** What the head of a document holds already, in the order in which `shared/app/head.ts` hands it over. */
const inHead: readonly (readonly [module: string, name: string])[] = [
  ['shared/session/parameters.ts', 'readParameters'],
  ['shared/session/parameters.ts', 'toQuery'],
  ['shared/navigation/pageSearch.ts', 'pageSearch'],
  ['shared/app/belongsToAnotherBorrower.ts', 'belongsToAnotherBorrower'],
  ['shared/api/request.ts', 'requestOf'],
];

/**
 * Lets a page's script take from the head what stands there, instead of holding it a second time. A head that makes no
 * call holds nothing of calls.
 */
export const headPlugin = (makesCall: boolean): Plugin => ({
  name: 'borrower-web:head',
  enforce: 'pre',
  load(id) {
    const taken = inHead.flatMap(([module, name], at) =>
      id.endsWith(module) && (makesCall || name !== 'requestOf')
        ? [`export const ${name} = /* @__PURE__ */ window.loanHead[${at}];`]
        : [],
    );
    return taken.length ? taken.join('\n') : null;
  },
});

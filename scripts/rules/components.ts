import { isOfPages, textOf } from './code.ts';

type Rule = readonly [wrong: RegExp, instead: string];

const rules: readonly Rule[] = [
  // A value that is read without a subscription stays on screen after it has changed: a wrong amount, for instance.
  [/\$\w+\.(get\(\)|value\b)/, 'reads a store without listening to it; useStore does both'],
  [/\bclass \w+/, 'has a class; components are functions with hooks'],
  [/\bdocument\.(querySelector|getElement)/, 'searches the document; a component has refs'],
];

const isComponent = (file: string): boolean =>
  isOfPages(file) && file.endsWith('.tsx') && file !== 'shared/app/start.tsx';

/** @returns what a component's code contains that it must not. */
export const wrongsInComponent = (file: string, code: string): readonly string[] =>
  rules.filter(([wrong]) => wrong.test(code)).map(([, instead]) => `${file} ${instead}`);

/** @returns components that are not written as function components with hooks. `files` are paths from the root. */
export const wrongComponents = (files: readonly string[]): readonly string[] =>
  files.filter(isComponent).flatMap((file) => wrongsInComponent(file, textOf(file)));

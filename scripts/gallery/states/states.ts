import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../shared/brand/brand.ts';
import { brand as sample } from '../../../shared/brand/brands/default/brand.ts';
import { REFUSAL_KINDS, type RefusalKind } from '../../../shared/domain/failures.ts';
import { runOwn } from '../../build/calls.ts';
import { lenderFolder, ownFiles } from '../../build/ownFiles.ts';
import { root } from '../../build/root.ts';
import type { Answer, State } from './State.ts';

const kindOf = (answer: Answer): RefusalKind | undefined =>
  typeof answer === 'object' && 'refused' in answer && answer.code
    ? REFUSAL_KINDS.find((kind) => sample.refusals[kind]?.includes(answer.code ?? ''))
    : undefined;

const has: { readonly [need in NonNullable<State['needs']>]: (brand: Omit<Brand, 'refusals'>) => boolean } = {
  showsLoanCost: ({ showsLoanCost }) => showsLoanCost,
  leastAtCounter: ({ channels }) => channels?.['90007']?.minCents === sample.channels?.['90007']?.minCents,
};

/** Returns the reason, in words, why a brand's screens do not have this state; undefined if they have it. */
export const missingIn = (
  { refusals, ...brand }: Brand,
  { answers = {}, needs, screen }: State,
): string | undefined => {
  if (brand.pages?.[screen] !== undefined) return 'The brand leaves the page out.';
  if (needs && !has[needs](brand)) return `The brand lacks ${needs}.`;
  const kinds = Object.values(answers)
    .flat()
    .map((answer) => kindOf(answer));
  const unnamed = kinds.find((kind) => kind && !refusals[kind]?.length);
  return unnamed && `The brand names no code in refusals.${unnamed}.`;
};

const folder = join(root, 'scripts/gallery/states/screens');

const statesIn = async (file: string): Promise<readonly State[]> =>
  Object.values((await import(join(folder, file))) as { readonly [screen: string]: readonly State[] }).flat();

const ofApp = (await Promise.all(readdirSync(folder).sort().map(statesIn))).flat();

const ownPages = ownFiles(lenderFolder, 'pages');
const ownFilesOfStates = [...ownPages.values()].map((path) => join(path, 'states.ts')).filter(existsSync);
const own = (await runOwn(ownFilesOfStates)).flatMap((module) => Object.values(module)).flat() as readonly State[];

/** All states of all screens: those that the files in `screens/` export, and `states.ts` in a lender's own pages. */
export const states: readonly State[] = [...ofApp.filter(({ screen }) => !ownPages.has(screen)), ...own];

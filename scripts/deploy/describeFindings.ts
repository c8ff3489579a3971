import type { Finding } from './verifyHost.ts';

const SHOWN = 3;

/** Describes the findings by problem, each with a few of the responses that have it: a host that lacks a header lacks it everywhere. */
export const describeFindings = (findings: readonly Finding[], namesAll = false): readonly string[] => {
  const answers = new Map<string, string[]>();
  for (const { asked, problems } of findings)
    for (const problem of problems) answers.set(problem, [...(answers.get(problem) ?? []), asked]);
  return [...answers].flatMap(([problem, all]) => {
    const shown = namesAll ? all : all.slice(0, SHOWN);
    return [
      '',
      `${all.length === 1 ? 'The answer' : `Each of ${all.length} answers`} ${problem}`,
      ...shown.map((answer) => `  ${answer}`),
      ...(all.length > shown.length ? [`  … and ${all.length - shown.length} more (--all names them)`] : []),
    ];
  });
};

/** Describes in one line which builds the host's pages are from, compared with the expected one. */
export const describeBuilds = (builds: readonly string[], id: string): string => {
  if (builds.length > 1)
    return `The host's pages are of build ${builds.join(' and ')}; this one is ${id}. The deployment is half done, or a cache still has pages of the one before.`;
  return builds[0] === id
    ? `The host's pages are of this build, ${id}.`
    : `The host's pages are of build ${builds[0] ?? 'unknown'}; this one is ${id}.`;
};

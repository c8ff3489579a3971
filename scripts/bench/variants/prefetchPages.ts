import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../build/filesIn.ts';

const RULE = /<script type="speculationrules">.*?<\/script>/s;

/** Copies our build to `to` and removes the speculation rules from its documents. @throws if no document has any. */
export const writePrefetch = (ours: string, to: string): void => {
  rmSync(to, { recursive: true, force: true });
  cpSync(ours, to, { recursive: true });
  const documents = filesIn(to).filter((path) => path.endsWith('.html'));
  const ruled = documents.map((path) => join(to, path)).filter((file) => RULE.test(readFileSync(file, 'utf8')));
  if (!ruled.length) throw new Error('No document of our build has a rule for prerendering.');
  for (const file of ruled) writeFileSync(file, readFileSync(file, 'utf8').replace(RULE, ''));
};

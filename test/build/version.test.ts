import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectVersion } from '../../scripts/build/buildId.ts';
import { root } from '../../scripts/build/root.ts';

it('The version of the project is in the lock file and in the description of the calls', () => {
  const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  expect(json('package-lock.json').version).toBe(projectVersion());
  expect(json('shared/api/openapi.json').info.version).toBe(projectVersion());
});

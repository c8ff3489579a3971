import { describe, expect, it } from 'vitest';
import { noticesOf, packageOf } from './notices.ts';

describe('The notices of a build', () => {
  it('know a package by the file of a module, and the app’s own files from it', () => {
    expect(packageOf('/home/a/node_modules/preact/dist/preact.mjs')).toBe('preact');
    expect(packageOf('/home/a/node_modules/@scope/name/index.js?v=1')).toBe('@scope/name');
    expect(packageOf('/home/a/node_modules/outer/node_modules/inner/index.js')).toBe('inner');
    expect(packageOf('/home/a/shared/app/start.tsx')).toBeUndefined();
  });

  it('stop the build where a package has no licence', () => {
    expect(() => noticesOf(['no-such-package'])).toThrow('no-such-package is part of the pages, and comes without');
  });
});

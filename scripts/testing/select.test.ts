import { describe, expect, it } from 'vitest';
import { select } from './select.ts';

const build = { name: 'Build', env: {}, outDir: 'dist' };
const other = { name: 'Build with React', env: { ENGINE: 'react' }, outDir: '.cache/react' };
const types = { name: 'Types', command: ['tsc'] };
const journeys = { name: 'Journeys', command: ['playwright'], build };
const withReact = { name: 'Journeys with React', command: ['playwright'], build: other };
const usual = [types, journeys];
const all = [types, journeys, withReact];

describe('select', () => {
  it('takes every step where no word is given', () => {
    expect(select(usual, '')).toEqual({ builds: [], steps: usual });
  });

  it('takes the steps whose names hold the word, in either case', () => {
    expect(select(all, 'JOURNEY')?.steps).toEqual([journeys, withReact]);
  });

  it('takes a build by its name', () => {
    expect(select(usual, 'build')).toEqual({ builds: [build], steps: [] });
  });

  it('looks among more steps only where none of the usual ones matches', () => {
    expect(select(usual, 'journeys', all)?.steps).toEqual([journeys]);
    expect(select(usual, 'react', all)).toEqual({ builds: [other], steps: [withReact] });
  });
});

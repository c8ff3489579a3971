// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { checkIcon, doneIcon } from '../../../ui/Icon/drawings.ts';
import { StatusMark, toneOf } from './StatusMark.tsx';

afterEach(cleanup);

const drawingOf = (status: string) => {
  const { container } = render(<StatusMark status={status} />);
  return container.querySelector('path')?.getAttribute('d');
};

describe('The drawing of a status', () => {
  it('is one of its own for each that the app knows', () => {
    const drawings = ['21', '110', '151', '170', '174', '180', '200'].map(drawingOf);
    expect(new Set(drawings).size).toBe(7);
  });

  it.each(['999', 'Rejected', ''])(
    'of %j, which the app does not know, is that of 200, calm and without a check mark',
    (status) => {
      expect(drawingOf(status)).toBe(drawingOf('200'));
      expect([doneIcon, checkIcon]).not.toContain(drawingOf(status));
      expect(toneOf(status)).toBe('calm');
    },
  );
});

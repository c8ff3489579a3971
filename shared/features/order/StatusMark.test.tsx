// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { checkIcon, doneIcon } from '../../ui/Icon.tsx';
import { StatusMark, toneOf } from './StatusMark.tsx';

afterEach(cleanup);

const drawingOf = (status: string, isOffer = false) => {
  const { container } = render(<StatusMark status={status} isOffer={isOffer} />);
  return container.querySelector('path')?.getAttribute('d');
};

describe('The drawing of a status', () => {
  it('is one of its own for each that the app knows, and for an offer', () => {
    const drawings = ['21', '110', '151', '170', '174', '180', '200'].map((status) => drawingOf(status));
    expect(new Set([...drawings, drawingOf('100', true)]).size).toBe(8);
  });

  it.each(['999', 'Rejected', ''])('of %j, which is unknown, is that of 200, calm and no check mark', (status) => {
    expect(drawingOf(status)).toBe(drawingOf('200'));
    expect([doneIcon, checkIcon]).not.toContain(drawingOf(status));
    expect(toneOf(status)).toBe('calm');
  });
});

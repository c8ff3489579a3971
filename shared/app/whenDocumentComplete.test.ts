// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenDocumentComplete } from './whenDocumentComplete.ts';

const readyState = (state: DocumentReadyState): void => {
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
});

describe('A page that starts when its document is whole', () => {
  it('starts once, with the end of the document', () => {
    readyState('loading');
    const run = vi.fn();
    whenDocumentComplete(run);
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['all the same where the end never comes', 'loading', 1000],
    ['where the document was whole before its script ran', 'interactive', 0],
  ] as const)('starts %s', (_, state, ms) => {
    readyState(state);
    const run = vi.fn();
    whenDocumentComplete(run);
    vi.advanceTimersByTime(ms);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

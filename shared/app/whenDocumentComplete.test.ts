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

  it('starts all the same where the end never comes', () => {
    readyState('loading');
    const run = vi.fn();
    whenDocumentComplete(run);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('starts where the document was whole before its script ran', () => {
    readyState('interactive');
    const run = vi.fn();
    whenDocumentComplete(run);
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

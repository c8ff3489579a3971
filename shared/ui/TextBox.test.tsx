// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TextBox } from './TextBox.tsx';

afterEach(cleanup);

function Box({ start = '' }: { readonly start?: string }) {
  const [text, setText] = useState(start);
  const write = (given: string): string => {
    setText(given.slice(0, 10));
    return given.slice(0, 10);
  };
  return <TextBox label="What happened?" text={text} limit={10} isDisabled={false} onWrite={write} />;
}

const box = () => screen.getByLabelText('What happened?') as HTMLTextAreaElement;
const CUT = 'Only the first 10 characters were kept.';

/** Pastes as in an engine that truncates by itself: `beforeinput` has the whole text, the box only what fits. */
const paste = (text: string): void => {
  fireEvent(box(), new InputEvent('beforeinput', { data: text, bubbles: true }));
  fireEvent.input(box(), { target: { value: (box().value + text).slice(0, 10) } });
};

it('A text box says that pasted text was cut, until there is room again', () => {
  render(<Box />);
  paste('0123456789 and more');
  expect(screen.getByText(CUT)).toBeTruthy();
  fireEvent.input(box(), { target: { value: '0123' } });
  expect(screen.queryByText(CUT)).toBeNull();
});

it('A text box says so too where the engine leaves the cut to the page', () => {
  render(<Box />);
  fireEvent.input(box(), { target: { value: '0123456789 and more' } });
  expect(box().value).toBe('0123456789');
  expect(screen.getByText(CUT)).toBeTruthy();
});

it('A text box says nothing of text that it holds to the last letter', () => {
  render(<Box start="012345" />);
  paste('6789');
  expect(box().value).toBe('0123456789');
  expect(screen.queryByText(CUT)).toBeNull();
});

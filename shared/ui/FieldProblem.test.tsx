// @vitest-environment happy-dom

import { render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { FieldProblem, useProblemMark } from './FieldProblem.tsx';

function Form({ problem }: { readonly problem?: { readonly message: string } | undefined }) {
  return (
    <>
      <input aria-label="Name" {...useProblemMark('name', problem)} />
      <FieldProblem field="name" message={problem?.message} />
      <button type="button">Send</button>
    </>
  );
}

const input = () => screen.getByLabelText('Name');

const expectUnmarked = () => {
  expect([input().getAttribute('aria-invalid'), input().getAttribute('aria-describedby')]).toEqual([null, null]);
  expect(screen.queryByRole('alert')).toBeNull();
};

it('A field with a problem is marked, described by its words and focused until it is put right, and one without is not', () => {
  const { rerender } = render(<Form />);
  expectUnmarked();
  expect(document.activeElement).toBe(document.body);
  rerender(<Form problem={{ message: 'Please enter your name.' }} />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').id).toBe(input().getAttribute('aria-describedby'));
  expect(screen.getByRole('alert').textContent).toBe('Please enter your name.');
  expect(document.activeElement).toBe(input());
  rerender(<Form />);
  expectUnmarked();
});

it('A field takes the focus with each attempt, and not while the same problem is shown again', () => {
  const problem = { message: 'Please enter your name.' };
  const { rerender } = render(<Form problem={problem} />);
  const button = screen.getByText('Send');
  button.focus();
  rerender(<Form problem={problem} />);
  expect(document.activeElement).toBe(button);
  rerender(<Form problem={{ ...problem }} />);
  expect(document.activeElement).toBe(input());
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyCode } from './CopyCode.tsx';

afterEach(cleanup);

it('A pay code is copied by a tap on it, as by its button, and the button says so', async () => {
  const onCopy = vi.fn(async () => true);
  render(<CopyCode code="7115" onCopy={onCopy} />);
  fireEvent.click(screen.getByText('7115'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  fireEvent.click(screen.getByRole('button'));
  expect(onCopy).toHaveBeenCalledTimes(2);
});

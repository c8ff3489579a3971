// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { ignore } from '../../shared/ui/Example.ts';
import { Hub } from './Hub.tsx';

afterEach(cleanup);

it('The rows that lead to repaying say so as they are left, and the others do not', () => {
  const onRepay = vi.fn();
  const places = {
    bindBank: '#bank',
    plan: '#plan',
    code: '#code',
    reminders: '#reminders',
    documents: '#documents',
    complaint: '#complaint',
    service: '#service',
  };
  render(<Hub places={places} onContracts={ignore} onRepay={onRepay} />);
  const told = screen.getAllByRole('link').filter((row) => {
    onRepay.mockClear();
    fireEvent.click(row);
    return onRepay.mock.calls.length > 0;
  });
  expect(told.map((row) => row.getAttribute('href'))).toEqual(['#plan', '#code']);
});

// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { Reminders } from './Reminders.tsx';

const search = '?userId=50011&sessionId=s-1&mobilePhone=09171234567&orderId=170001&productId=2002';

const payments = {
  productName: 'Sample Instalment Loan',
  reminders: [{ row: '1', day: '2026-12-06', amount: 150_050 }],
};

const shown = (phone: Partial<TestPhone> = {}) => {
  const test = testEnv({ search, ...phone });
  const page = (amount: number) => (
    <Reminders
      payments={{ ...payments, reminders: payments.reminders.map((each) => ({ ...each, amount })) }}
      env={test.env}
    />
  );
  const { rerender } = render(page(150_050));
  return { ...test, change: () => rerender(page(150_060)) };
};

it('A browser saves the calendar’s file, which holds nothing of who borrows; other payments are not said to be saved', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('');
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const saved = vi.fn((event: Event) => {
    event.preventDefault();
    return (event.target as HTMLAnchorElement).download;
  });
  document.addEventListener('click', (event) => (event.target as Element).matches('a') && saved(event));
  const { change } = shown();
  fireEvent.click(screen.getByRole('button', { name: 'Get the calendar file' }));
  await screen.findByText(/^Open payments.ics from your downloads/);
  expect([saved.mock.results[0]?.value, files[0]?.type]).toEqual(['payments.ics', 'text/calendar;charset=utf-8']);
  const words = await files[0]?.text();
  expect(words).toContain('SUMMARY:Pay ₱1\\,500.50: Sample Instalment Loan');
  expect(words).not.toMatch(/50011|s-1|0917|2002/);
  change();
  expect(screen.queryByText(/^Open payments.ics/)).toBeNull();
});

it('Google Calendar is opened by a browser, and by the app around the page', () => {
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Add to Google Calendar: 2026-12-06' }));
  const { moves } = shown();
  open();
  expect(moves).toEqual([expect.stringMatching(/^assign https:\/\/calendar\.google\.com\/.*&dates=20261206T01/)]);
  document.body.innerHTML = '';
  const { messages } = shown({ app: 'ios' });
  open();
  const url = expect.stringContaining('https://calendar.google.com/');
  expect(messages).toEqual([{ action: 'openPage', payload: { url } }]);
});

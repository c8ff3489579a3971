// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { answering, refusal, success } from '../../test/support/answers.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { CustomerService } from './CustomerService.tsx';
import { createCustomerService } from './model.ts';

/** Draws the page with these details of the service. @returns the messages to the app, and the service's own card. */
const drawn = async (contact: object) => {
  const { env, messages } = testEnv({ search: '?userId=7', app: 'android', fetch: answering(success(contact)) });
  const model = createCustomerService(env);
  const { container } = render(<CustomerService model={model} />);
  model.open();
  await untilKind(model.$view, 'ready');
  await screen.findByText('Telephone / WhatsApp');
  return { messages, card: container.querySelector('.contact') };
};

it('The number that the service names is called, and its e-mail written to', async () => {
  const { messages } = await drawn({ email: 'help@x.example', smWa: '+63 900 000 0000' });
  fireEvent.click(screen.getByRole('button', { name: '+63 900 000 0000' }));
  expect(messages).toEqual([{ action: 'callPhone', payload: { phone: '+639000000000' } }]);
  expect(screen.getByRole('link', { name: /^help/ }).getAttribute('href')).toBe('mailto:help@x.example');
});

it('A retry leaves the focus to the heading above it', async () => {
  const { env } = testEnv({ search: '?userId=7', fetch: answering(refusal('No.'), success({ smWa: '117' })) });
  const model = createCustomerService(env);
  render(<CustomerService model={model} />);
  model.open();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(document.activeElement).toBe(screen.getByText('Talk to us'));
});

it('Of details that did not arrive, the page does not say that there are none', async () => {
  const { env } = testEnv({ search: '?userId=7' });
  const model = createCustomerService(env);
  render(<CustomerService model={model} />);
  model.open();
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe('We cannot show other contact details now. Please use those below.');
});

it('A code that a phone would obey, and an e-mail with fields of its own, are only shown', async () => {
  const { card } = await drawn({ email: 'help@x.example?bcc=y@z.example', smWa: '**21*09175550100#' });
  expect(card?.textContent).toMatch(/\*\*21\*09175550100# You cannot call from here\./);
  expect(card?.textContent).toContain('help@x.example?bcc=y@z.example');
  expect(screen.queryByRole('button', { name: '**21*09175550100#' })).toBeNull();
  expect(card?.querySelector('a')).toBeNull();
});

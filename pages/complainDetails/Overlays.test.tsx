// @vitest-environment happy-dom
import { render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { success } from '../../test/support/answers.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { Overlays } from './later.tsx';
import { createComplainDetails } from './model.ts';

it('The rating waits behind an image, and neither stands over the word that the borrower is signed out', async () => {
  let status = 200;
  const complaint = { problemId: 7, content: 'words', images: ['/a.png'], isNeedScore: 1 };
  const fetch = async () => (status === 200 ? success(complaint) : new Response('', { status }));
  const { env, clock, comeBack } = testEnv({ search: '?problemId=7', fetch });
  const model = createComplainDetails(env);
  model.open();
  render(<Overlays model={model} />);
  await untilKind(model.$view, 'ready');
  clock.advance(3000);
  await screen.findByRole('dialog', { name: 'Please rate this service' });
  model.openPicture({ urls: ['/a.png'], at: 0 });
  await screen.findByRole('dialog', { name: 'Image 1 of 1' });
  expect(screen.queryByRole('dialog', { name: 'Please rate this service' })).toBeNull();
  model.closePicture();
  await screen.findByRole('dialog', { name: 'Please rate this service' });
  model.openPicture({ urls: ['/a.png'], at: 0 });
  status = 401;
  comeBack('visible');
  await untilKind(model.$view, 'refused');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

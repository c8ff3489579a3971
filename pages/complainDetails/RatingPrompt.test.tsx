// @vitest-environment happy-dom
import { render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { success } from '../../test/support/answers.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { RatingPrompt } from './later.tsx';
import { createComplainDetails } from './model.ts';

it('The rating does not stand over the word that the borrower is signed out', async () => {
  let status = 200;
  const complaint = { problemId: 7, content: 'words', isNeedScore: 1 };
  const fetch = async () => (status === 200 ? success(complaint) : new Response('', { status }));
  const { env, clock, comeBack } = testEnv({ search: '?problemId=7', fetch });
  const model = createComplainDetails(env);
  model.open();
  render(<RatingPrompt model={model} />);
  await untilKind(model.$view, 'ready');
  clock.advance(3000);
  await screen.findByRole('dialog', { name: 'Please rate this service' });
  status = 401;
  comeBack('visible');
  await untilKind(model.$view, 'refused');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

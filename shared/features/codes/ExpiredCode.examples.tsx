import { atom } from 'nanostores';
import type { Words } from '../../i18n/messages.ts';
import { type Examples, longName } from '../../ui/Example.ts';
import { ExpiredCode } from './ExpiredCode.tsx';
import type { RenewalStep } from './expiredCodeModel.ts';
import { expiredCodeText as text } from './messages.ts';

const UNTIL_MS = Date.UTC(2026, 4, 3, 6, 30);

const otherWays = { href: '#ways', label: 'Ways to pay' };

const expired = (
  step: RenewalStep = 'idle',
  note: Words = '',
  channel = 'Sample Counter',
  ways: Partial<typeof otherWays> = otherWays,
) => (
  <ExpiredCode
    channel={channel}
    untilMs={UNTIL_MS}
    model={{
      $step: atom(step),
      $note: atom(note),
      canRenew: () => true,
      renew: () => Promise.resolve(),
      checkAgain: () => Promise.resolve(),
    }}
    {...ways}
  />
);

export const examples: Examples = [
  { title: 'Expired', node: expired() },
  { title: 'A new one is being asked for', node: expired('asking') },
  { title: 'Nothing is known', node: expired('unknown', text.unknown) },
  { title: 'On a page that has the other ways itself', node: expired('idle', '', 'Sample Counter', {}) },
  { title: 'Long text', node: expired('idle', text.made, longName) },
];

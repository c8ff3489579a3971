import type { ComponentProps } from 'react';
import { type Examples, ignore, longName, longWord } from '../../../shared/ui/Example.ts';
import { CodeEntry } from './CodeEntry.tsx';

const entry = (more: Partial<ComponentProps<typeof CodeEntry>>) => (
  <CodeEntry
    label="Code from the SMS"
    code=""
    confirmLabel="Confirm"
    isBusy={false}
    onType={ignore}
    onConfirm={ignore}
    resendLabel="get code"
    isWaiting={false}
    problem={undefined}
    onResend={ignore}
    {...more}
  />
);

export const examples: Examples = [
  { title: 'Empty, counting', node: entry({ resendLabel: 'get code (59 s)', isWaiting: true }) },
  { title: 'Another code can be asked for', node: entry({ code: '123456' }) },
  { title: 'Busy', node: entry({ code: '123456', isBusy: true }) },
  { title: 'Wrong', node: entry({ code: '123456', problem: { message: 'verification code wrong' } }) },
  { title: 'Long text', node: entry({ code: longWord, resendLabel: longName }) },
];

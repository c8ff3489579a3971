import { type Examples, ignore, longName, longWord } from '../../../ui/Example.ts';
import { CodeEntry } from './CodeEntry.tsx';

interface Parts {
  readonly code?: string;
  readonly resendLabel?: string;
  readonly isBusy?: boolean;
  readonly isWaiting?: boolean;
  readonly wrong?: string;
}

const entry = ({ code = '', resendLabel = 'get code', wrong, ...is }: Parts) => (
  <CodeEntry
    label="Code from the SMS"
    code={code}
    confirmLabel="Confirm"
    isBusy={is.isBusy ?? false}
    problem={wrong ? { message: wrong } : undefined}
    onType={ignore}
    onConfirm={ignore}
    resendLabel={resendLabel}
    isWaiting={is.isWaiting ?? false}
    onResend={ignore}
  />
);

export const examples: Examples = [
  { title: 'Empty, counting', node: entry({ resendLabel: 'get code (59 s)', isWaiting: true }) },
  { title: 'Another code can be asked for', node: entry({ code: '123456' }) },
  { title: 'Busy', node: entry({ code: '123456', isBusy: true }) },
  { title: 'Wrong', node: entry({ code: '123456', wrong: 'verification code wrong' }) },
  { title: 'Long text', node: entry({ code: longWord, resendLabel: longName }) },
];

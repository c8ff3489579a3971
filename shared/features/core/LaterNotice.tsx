import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import type { Later } from '../../platform/loadLater.ts';
import { Button } from '../../ui/Button.tsx';
import { errorStateText as text } from '../../ui/messages.ts';

/** Says that the rest of the page did not come, with a way to try again; nothing otherwise. */
export function LaterNotice({ later }: { readonly later: Later<unknown> }) {
  const { kind } = useStore(later.$state);
  const [isBusy, setIsBusy] = useState(false);
  if (kind !== 'failed') return null;
  const retry = async (): Promise<void> => {
    setIsBusy(true);
    await later.load();
    setIsBusy(false);
  };
  return (
    <section className="card stack" role="alert">
      <p>{t(text.offline)}</p>
      <Button kind="quiet" onPress={retry} isBusy={isBusy}>
        {t(text.retry)}
      </Button>
    </section>
  );
}

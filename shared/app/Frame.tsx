import type { ComponentType } from 'react';
import { Toast } from '../ui/Toast/Toast.tsx';
import type { Toast as ToastData } from './toasts.ts';

interface FrameProps<Model> {
  readonly model: Model;
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly toast: ToastData | undefined;
}

/** What stands around every screen: its main part, and the toasts. */
export function Frame<Model>({ model, Screen, toast }: FrameProps<Model>) {
  return (
    <>
      <main className="page">
        <Screen model={model} />
      </main>
      <Toast toast={toast} />
    </>
  );
}

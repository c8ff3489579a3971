import type { ComponentType } from 'react';
import type { Toast as ToastData } from '../platform/toasts.ts';
import { Toast } from '../ui/Toast/Toast.tsx';

interface FrameProps<Model> {
  readonly model: Model;
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly toast: ToastData | undefined;
  /** Runs with the page's main part once it is on screen; the same function at every drawing. */
  readonly onMount?: (main: HTMLElement | null) => void;
}

/** What stands around every screen: its main part, and the toasts. */
export function Frame<Model>({ model, Screen, toast, onMount }: FrameProps<Model>) {
  return (
    <>
      <main className="page" ref={onMount}>
        <Screen model={model} />
      </main>
      <Toast toast={toast} />
    </>
  );
}

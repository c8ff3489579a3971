import { Component, type ComponentType, type ReactNode } from 'react';
import { Toast } from '../ui/Toast/Toast.tsx';
import { text } from './messages.ts';
import type { Toast as ToastData } from './toasts.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onReload: () => void;
}

/** The last resort: a screen that cannot be drawn says so, and how to go on. */
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override componentDidCatch() {
    this.setState({ isBroken: true });
  }

  override render() {
    if (!this.state?.isBroken) return this.props.children;
    return (
      <div role="alert" className="card stack">
        <p>{text.broken}</p>
        <button type="button" className="button" onClick={this.props.onReload}>
          {text.reload}
        </button>
      </div>
    );
  }
}

interface FrameProps<Model> {
  readonly model: Model;
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly toast: ToastData | undefined;
  readonly onReload: () => void;
}

/** What stands around every screen: its main part, the toasts, and the view of last resort. */
export function Frame<Model>({ model, Screen, toast, onReload }: FrameProps<Model>) {
  return (
    <>
      <main className="page">
        <Boundary onReload={onReload}>
          <Screen model={model} />
        </Boundary>
      </main>
      <Toast toast={toast} />
    </>
  );
}

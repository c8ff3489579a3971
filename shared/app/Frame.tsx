import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { logo, name } from '../brand/current.ts';
import { t } from '../i18n/t.ts';
import { addressOf, basePath } from '../navigation/screens.ts';
import type { Toast as ToastData } from '../platform/toasts.ts';
import type { PageParameters } from '../session/parameters.ts';
import { Toast } from '../ui/Toast.tsx';
import { text } from './messages.ts';
import './BrandBar.scss';

interface FrameProps<Model> {
  readonly model: Model;
  readonly Screen: ComponentType<{ readonly model: Model }>;
  /** Changes where the screen has to be drawn anew. */
  readonly drawing?: number;
  readonly page: PageParameters;
  readonly $toast: ReadableAtom<ToastData | undefined>;
}

function CurrentToast({ $toast }: Pick<FrameProps<never>, '$toast'>) {
  return <Toast toast={useStore($toast)} />;
}

// Hydration does not update attributes, and the prerendered link has no session: set the borrower's own link afterwards.
function Bar({ page }: Pick<FrameProps<never>, 'page'>) {
  const [href, setHref] = useState('');
  // In a layout effect, so that the link changes before the first paint and costs no extra frame.
  useLayoutEffect(() => setHref(addressOf(page, 'customerService')), [page]);
  // The first view has no room for a drawing.
  return <BrandBar help={{ href: href || `${basePath}/customerService` }} hasLogo={!!href} />;
}

/** What stands around every screen: the brand above it, its main part, and the toasts. Opens the model once the screen is mounted. */
export function Frame<Model extends { open(): void }>({ model, Screen, drawing, page, $toast }: FrameProps<Model>) {
  // In a layout effect, for those run before anything is painted, children's first: every component has subscribed to its
  // stores by then, the request leaves at once, and a response that is there already is drawn in the first frame.
  useLayoutEffect(() => {
    model.open();
  }, [model]);
  return (
    <>
      <Bar page={page} />
      <main className="page" key={drawing}>
        <Screen model={model} />
      </main>
      <CurrentToast $toast={$toast} />
    </>
  );
}

interface BrandBarProps {
  /** The attributes of the link to customer service. */
  readonly help: { readonly href: string };
  /** Whether the logo is drawn; false leaves its place empty. */
  readonly hasLogo: boolean;
}

/** The bar above every screen of a borrower: the brand's name, and the link to customer service. */
export function BrandBar({ help, hasLogo }: BrandBarProps) {
  return (
    <header className="bar">
      {/* Not a picture in a style: that is a document of its own, which takes a cheap phone some 17 ms before it reads the answer. */}
      {hasLogo && (
        <svg className="bar__logo" viewBox="-5 -5 34 34" aria-hidden="true">
          <path d={logo} />
        </svg>
      )}
      <strong className="notranslate">{name}</strong>
      <a {...help}>{t(text.help)}</a>
    </header>
  );
}

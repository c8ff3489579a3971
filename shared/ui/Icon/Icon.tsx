import './Icon.scss';

/** A drawing beside text with the same meaning; hidden from screen readers. */
export function Icon({ path, isLarge = false }: { readonly path: string; readonly isLarge?: boolean }) {
  return (
    <svg className={isLarge ? 'icon icon--large' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

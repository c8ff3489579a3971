import './Logo.scss';

// A logo that does not come leaves its room empty, not a broken picture.
/** A logo beside its name: decoration, with room of its own so that nothing moves when it arrives. */
export function Logo({ url, isWide = false }: { readonly url: string; readonly isWide?: boolean }) {
  return (
    <img
      key={url}
      className={isWide ? 'logo logo--wide' : 'logo'}
      src={url || undefined}
      alt=""
      onError={({ currentTarget }) => {
        currentTarget.style.opacity = '0';
      }}
    />
  );
}

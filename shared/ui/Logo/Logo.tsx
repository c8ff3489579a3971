import './Logo.scss';

/** A logo beside its name: decoration, with room of its own so that nothing moves when it arrives. */
export function Logo({ url, isWide = false }: { readonly url: string; readonly isWide?: boolean }) {
  return (
    <span className={isWide ? 'logo logo--wide' : 'logo'}>
      {url && <img className="logo__image" src={url} alt="" onError={({ currentTarget }) => currentTarget.remove()} />}
    </span>
  );
}

import { Logo } from '../../../ui/Logo/Logo.tsx';

/** The channel of a code; nothing if the service names none, because an empty heading would mislead. */
export function ChannelHead({ logoUrl, title }: { readonly logoUrl: string; readonly title: string }) {
  return (
    (logoUrl || title) && (
      <div className="line">
        <Logo url={logoUrl} name={title} isWide />
        {title && <h2 className="grow">{title}</h2>}
      </div>
    )
  );
}

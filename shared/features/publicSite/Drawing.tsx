import { basePath } from '../../navigation/basePath.ts';

// Nothing, in the size that width and height say.
const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface DrawingProps {
  /** Its file in `public/images/`. */
  readonly file: string;
  /** In pixels; what its place is before it has come. */
  readonly width: number;
  readonly height: number;
  /** What it shows; empty where the words beside it say it all. */
  readonly about: string;
  readonly isLazy?: boolean;
  readonly className?: string;
}

/**
 * A drawing of a page that the build writes whole. The browser would ask for it as soon as it reads the document; so it
 * stands under a condition that holds where no script runs, and which the page's script takes away (`startStaticPage`), but
 * not where the borrower saves data.
 */
export function Drawing({ file, width, height, about, isLazy, className }: DrawingProps) {
  const address = `${basePath}/images/${file}`;
  return (
    <picture className={className}>
      <source media="(scripting:none)" srcSet={address} />
      <img src={EMPTY} width={width} height={height} loading={isLazy ? 'lazy' : undefined} alt={about} />
    </picture>
  );
}

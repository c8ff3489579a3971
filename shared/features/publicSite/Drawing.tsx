import { basePath } from '../../navigation/screens.ts';

// An empty image, which takes the size given by width and height.
const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface DrawingProps {
  /** Its file in `public/images/`. */
  readonly file: string;
  /** In pixels; reserves its space before it has loaded. */
  readonly width: number;
  readonly height: number;
  /** Describes the drawing; empty if the text beside it says everything. */
  readonly about: string;
  readonly isLazy?: boolean;
  readonly className?: string;
}

/**
 * A drawing on a static page. The browser would request it as soon as it parses the document. It is therefore put under a media
 * condition that holds only without scripts; the page's script removes the condition (`startStaticPage`), unless the borrower saves
 * data.
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

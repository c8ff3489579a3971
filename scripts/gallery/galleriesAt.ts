import { freePort, type ListenAt, originAt } from '../serve/listenAt.ts';
import type { GalleryBrand } from './brands.ts';

/** The gallery of one brand: a build of its own, on an origin of its own. */
export interface BrandGallery {
  readonly of: GalleryBrand;
  readonly port: number;
  readonly title: string;
  readonly address: string;
}

/** Where the gallery of each brand is to be served: the first at the port that is named, each further one at the next; with port 0 at any that is free. */
export const galleriesAt = async (
  { port, host }: ListenAt,
  brands: readonly GalleryBrand[],
): Promise<readonly BrandGallery[]> =>
  Promise.all(
    brands.map(async (of, at) => {
      // Each gallery links to the others, so that their ports are known before they are served.
      const own = port ? port + at : await freePort(host);
      return { of, port: own, title: `The brand “${of.name}”`, address: `${originAt({ port: own, host })}/gallery/` };
    }),
  );

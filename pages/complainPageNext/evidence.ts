import { atom, type ReadableAtom } from 'nanostores';
import { uploadEvidence } from '../../shared/api/endpoints/uploadEvidence.ts';
import { parseImageUrl } from '../../shared/api/parse.ts';
import { text as common } from '../../shared/features/core/messages.ts';
import type { Env } from '../../shared/platform/env.ts';
import type { ShrinkImage, Unusable } from '../../shared/platform/images/shrinkImage.ts';
import { SHORT_TOAST_MS } from '../../shared/platform/toasts.ts';
import { text } from './messages.ts';

/** How many images a complaint can have. */
export const MAX_IMAGES = 9;

/** An image of a complaint: on its way, lost on the way, or at the service, which knows it by `url`. */
export interface EvidenceImage {
  readonly id: number;
  readonly step: 'waiting' | 'preparing' | 'uploading' | 'lost' | 'done';
  /** Where to see it: small, and as a `data:` address, or at the service; '' while there is neither. */
  readonly preview: string;
  readonly url: string;
}

/** Why images that were picked are not there: the file of that name is of no use, or there are so many of them. */
export type EvidenceProblem =
  | { readonly kind: Unusable; readonly name: string }
  | { readonly kind: 'tooMany' | 'unfinished'; readonly count: number };

/** The images of a complaint, in the order in which they were picked. */
export interface Evidence {
  readonly $images: ReadableAtom<readonly EvidenceImage[]>;
  readonly $problems: ReadableAtom<readonly EvidenceProblem[]>;
  /** Puts images in place that were uploaded before; `unfinished` of them were not. */
  restore(urls: readonly string[], unfinished: number): void;
  /** Takes as many as there is room for, and makes them small and uploads them one after the other. */
  add(files: readonly File[]): void;
  retry(id: number): void;
  remove(id: number): void;
}

/** What a page adds to its platform for images. */
export type EvidenceEnv = Pick<Env, 'call' | 'toast'> & { readonly shrinkImage: ShrinkImage };

interface Source {
  readonly file: File;
  readonly image?: Blob;
}

/** Makes the images of one complaint. */
export const evidence = (env: EvidenceEnv): Evidence => {
  const $images = atom<readonly EvidenceImage[]>([]);
  const $problems = atom<readonly EvidenceProblem[]>([]);
  const sources = new Map<number, Source>();
  let lastId = 0;
  let isWorking = false;

  const isThere = (id: number): boolean => $images.get().some((image) => image.id === id);
  const change = (id: number, changes: Partial<EvidenceImage>): void =>
    $images.set($images.get().map((image) => (image.id === id ? { ...image, ...changes } : image)));
  const complain = (problem: EvidenceProblem): void => $problems.set([...$problems.get(), problem]);

  const remove = (id: number): void => {
    sources.delete(id);
    $images.set($images.get().filter((image) => image.id !== id));
  };

  const prepare = async (id: number, { file, image }: Source): Promise<Blob | undefined> => {
    if (image) return image;
    change(id, { step: 'preparing' });
    const shrunk = await env.shrinkImage(file).catch(() => undefined);
    if (!isThere(id)) return undefined;
    if (!shrunk) {
      change(id, { step: 'lost' });
      return undefined;
    }
    if (shrunk.kind === 'ok') {
      sources.set(id, { file, image: shrunk.image });
      change(id, { preview: shrunk.preview });
      return shrunk.image;
    }
    remove(id);
    complain({ kind: shrunk.reason, name: file.name });
    return undefined;
  };

  const upload = async (id: number, image: Blob): Promise<void> => {
    change(id, { step: 'uploading' });
    const outcome = await env.call(uploadEvidence, { image, fileName: `${id}.jpg` });
    if (!isThere(id)) return;
    if (outcome.kind === 'ok') {
      sources.delete(id);
      change(id, { step: 'done', url: outcome.data.url });
      env.toast(text.uploaded, SHORT_TOAST_MS);
    } else if (outcome.kind === 'refused') {
      remove(id);
      env.toast(outcome.message || common.noMessage, SHORT_TOAST_MS);
    } else {
      change(id, { step: 'lost' });
      env.toast(outcome.message, SHORT_TOAST_MS);
    }
  };

  // One at a time: two would fight over a weak line, and over a weak phone's memory.
  const work = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    for (;;) {
      const next = $images.get().find(({ step }) => step === 'waiting');
      const source = next && sources.get(next.id);
      if (!next || !source) break;
      const image = await prepare(next.id, source);
      if (image) await upload(next.id, image);
    }
    isWorking = false;
  };

  const put = (image: Omit<EvidenceImage, 'id'>, file?: File): void => {
    lastId += 1;
    if (file) sources.set(lastId, { file });
    $images.set([...$images.get(), { ...image, id: lastId }]);
  };

  return {
    $images,
    $problems,
    restore: (urls, unfinished) => {
      for (const url of urls.slice(0, MAX_IMAGES)) put({ step: 'done', preview: parseImageUrl(url), url });
      if (unfinished) complain({ kind: 'unfinished', count: unfinished });
    },
    add: (files) => {
      const room = MAX_IMAGES - $images.get().length;
      $problems.set([]);
      for (const file of files.slice(0, room)) put({ step: 'waiting', preview: '', url: '' }, file);
      if (files.length > room) complain({ kind: 'tooMany', count: files.length - room });
      void work();
    },
    retry: (id) => {
      if ($images.get().some((image) => image.id === id && image.step === 'lost')) change(id, { step: 'waiting' });
      void work();
    },
    remove,
  };
};

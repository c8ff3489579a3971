import { atom, type ReadableAtom } from 'nanostores';
import { parseImageUrl } from '../../shared/api/parse.ts';
import type { EvidenceImage, EvidenceProblem } from '../../shared/features/complaint/EvidenceList.tsx';
import type { Env, LaterParts } from '../../shared/platform/env.ts';
import type { Later } from '../../shared/platform/loadLater.ts';
import type { Sources, Uploads } from './evidenceUploads.ts';

/** The maximum number of images of a complaint. */
export const MAX_IMAGES = 9;

/** The later part of a page with images. */
export interface EvidenceParts extends LaterParts {
  readonly uploadWaiting: (env: Env, uploads: Uploads) => Promise<void>;
}

/** The platform of a page with images. */
export interface EvidenceEnv extends Env {
  readonly later: Later<EvidenceParts>;
}

/** The images of a complaint, in the order in which they were picked. */
export interface Evidence {
  readonly $images: ReadableAtom<readonly EvidenceImage[]>;
  readonly $problems: ReadableAtom<readonly EvidenceProblem[]>;
  /** Restores images that were uploaded before; `unfinished` more had not been. */
  restore(urls: readonly string[], unfinished: number): void;
  /** Accepts files up to the maximum; reduces and uploads them one after the other. */
  add(files: readonly File[]): void;
  retry(id: number): void;
  remove(id: number): void;
}

/** Creates the list of images of one complaint. */
export const evidence = (env: EvidenceEnv): Evidence => {
  const $images = atom<readonly EvidenceImage[]>([]);
  const $problems = atom<readonly EvidenceProblem[]>([]);
  const sources: Sources = new Map();
  let lastId = 0;
  let isUploading = false;

  const exists = (id: number): boolean => $images.get().some((image) => image.id === id);
  const change = (id: number, changes: Partial<EvidenceImage>): void =>
    $images.set($images.get().map((image) => (image.id === id ? { ...image, ...changes } : image)));
  const report = (problem: EvidenceProblem): void => $problems.set([...$problems.get(), problem]);

  const remove = (id: number): void => {
    sources.delete(id);
    $images.set($images.get().filter((image) => image.id !== id));
  };

  const uploadAll = async (): Promise<void> => {
    if (isUploading) return;
    isUploading = true;
    const parts = await env.later.load();
    if (parts) await parts.uploadWaiting(env, { $images, sources, exists, change, remove, report });
    else for (const { id, step } of $images.get()) if (step === 'waiting') change(id, { step: 'lost' });
    isUploading = false;
  };

  const append = (image: Omit<EvidenceImage, 'id'>, file?: File): void => {
    lastId += 1;
    if (file) sources.set(lastId, { file });
    $images.set([...$images.get(), { ...image, id: lastId }]);
  };

  return {
    $images,
    $problems,
    restore: (urls, unfinished) => {
      for (const url of urls.slice(0, MAX_IMAGES)) append({ step: 'done', preview: parseImageUrl(url), url });
      if (unfinished) report({ kind: 'unfinished', count: unfinished });
    },
    add: (files) => {
      const room = MAX_IMAGES - $images.get().length;
      $problems.set([]);
      for (const file of files.slice(0, room)) append({ step: 'waiting', preview: '', url: '' }, file);
      if (files.length > room) report({ kind: 'tooMany', count: files.length - room });
      void uploadAll();
    },
    retry: (id) => {
      if ($images.get().some((image) => image.id === id && image.step === 'lost')) change(id, { step: 'waiting' });
      void uploadAll();
    },
    remove,
  };
};

import { describe, expect, it, vi } from 'vitest';
import type { Env } from '../../shared/platform/env.ts';
import type { ShrinkImage } from '../../shared/platform/images/shrinkImage.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { answering, heldService, refusal, success } from '../../test/support/answers.ts';
import { laterOf, testEnv } from '../../test/support/testEnv.ts';
import { evidence } from './evidence.ts';
import { type Uploads, uploadWaiting } from './evidenceUploads.ts';

const fileOf = (name: string) => new File([name], name, { type: 'image/jpeg' });
const shrunk: ShrinkImage = async (file) => ({ image: file, preview: `data:${file.name}` });
const urlOf = (url: string) => success({ url });

const picker = (fetcher: typeof fetch, shrinkImage = shrunk) => {
  const test = testEnv({ search: '', fetch: fetcher });
  const uploading = (env: Env, uploads: Uploads) => uploadWaiting({ ...env, shrinkImage }, uploads);
  const later = laterOf({ ...test.parts, uploadWaiting: uploading });
  return { ...test, images: evidence({ ...test.env, later }) };
};

type Picker = ReturnType<typeof picker>;
const stepsOf = ({ images }: Picker) => images.$images.get().map(({ step }) => step);
const urlsOf = ({ images }: Picker) => images.$images.get().map(({ url }) => url);
const textsOf = ({ toasts }: Picker) => toasts.map(({ text }) => text);
const settled = (test: Picker, ...steps: string[]) => expect.poll(() => stepsOf(test)).toEqual(steps);
const files = (count: number) => Array.from({ length: count }, (_, at) => fileOf(`${at}.jpg`));

describe('images of a complaint', () => {
  it('go up one after the other, in the order in which they were picked, at once or later', async () => {
    const service = heldService();
    const test = picker(service.fetch);
    test.images.add(files(2));
    test.images.add(files(1));
    await expect.poll(() => service.waiting()).toBe(1);
    expect(stepsOf(test)).toEqual(['uploading', 'waiting', 'waiting']);
    service.answer(0, urlOf('/a'));
    await expect.poll(() => service.waiting()).toBe(2);
    expect(stepsOf(test)).toEqual(['done', 'uploading', 'waiting']);
    service.answer(1, urlOf('/b'));
    await expect.poll(() => service.waiting()).toBe(3);
    service.answer(2, urlOf('/c'));
    await settled(test, 'done', 'done', 'done');
    expect(urlsOf(test)).toEqual(['/a', '/b', '/c']);
    expect(test.toasts).toEqual(new Array(3).fill({ text: 'Upload succeeded!', durationMs: 2000 }));
    expect(test.calls.map(({ path }) => path)).toEqual(new Array(3).fill('/api/user-problem/upload-problem-img'));
  });

  it('do not wait for one that the phone cannot get hold of for more than a minute, and it can be tried again', async () => {
    const shrink = vi.fn(shrunk).mockReturnValueOnce(new Promise(() => {}));
    const test = picker(answering(urlOf('/b'), urlOf('/a')), shrink);
    test.images.add(files(2));
    await settled(test, 'uploading', 'waiting');
    test.clock.advance(60_000);
    await settled(test, 'lost', 'done');
    test.images.retry(1);
    await settled(test, 'done', 'done');
    expect(urlsOf(test)).toEqual(['/a', '/b']);
  });

  it('go up as they were made small, in a form of one field', async () => {
    const small = new Blob(['small'], { type: 'image/jpeg' });
    const test = picker(answering(urlOf('/a')), async () => ({ kind: 'ok', image: small, preview: 'data:' }));
    test.images.add([fileOf('IMG with GPS.jpg')]);
    await settled(test, 'done');
    const form = test.calls[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['problemImage']);
    const sent = form.get('problemImage') as File;
    expect(await sent.text()).toBe('small');
    expect(sent.name).not.toContain('GPS');
  });

  it('that the service refuses are not kept, and its words are shown', async () => {
    const test = picker(answering(refusal('Not an image.'), urlOf('/b'), refusal('')));
    test.images.add(files(3));
    await settled(test, 'done');
    expect(urlsOf(test)).toEqual(['/b']);
    const failure = { env: expect.anything(), outcome: expect.objectContaining({ kind: 'refused' }) };
    expect(test.images.$problems.get()).toEqual([
      { kind: 'refused', message: 'Not an image.', failure },
      { kind: 'refused', message: commonText.failed, failure },
    ]);
    expect(textsOf(test)).toEqual(['Upload succeeded!']);
  });

  it('that get lost stay, in their place, and can be tried again until they are done, without being made small again', async () => {
    const shrinkPicture = vi.fn(shrunk);
    const test = picker(answering(new Response('', { status: 502 }), urlOf('/b'), urlOf('/a')), shrinkPicture);
    test.images.add(files(2));
    await settled(test, 'lost', 'done');
    expect(textsOf(test)).toEqual(['Upload succeeded!']);
    const [lost] = test.images.$images.get();
    test.images.retry(lost?.id ?? 0);
    test.images.retry(lost?.id ?? 0);
    await settled(test, 'done', 'done');
    expect(urlsOf(test)).toEqual(['/a', '/b']);
    test.images.retry(lost?.id ?? 0);
    test.images.retry(99);
    expect(stepsOf(test)).toEqual(['done', 'done']);
    expect(test.calls).toHaveLength(3);
    expect(shrinkPicture).toHaveBeenCalledTimes(2);
  });

  it('that get lost by an answer without a code are lost with its words', async () => {
    const test = picker(answering(Response.json({ message: 'Our storage is full.' })));
    test.images.add(files(1));
    await settled(test, 'lost');
    expect(test.toasts).toEqual([{ text: '“Our storage is full.”', durationMs: 2000 }]);
  });

  it('that cannot be made small, for what does it could not be fetched, stay and can be tried again', async () => {
    const left = [new TypeError('Failed to fetch')];
    const test = picker(answering(urlOf('/a')), async (file) => {
      const failure = left.shift();
      if (failure) throw failure;
      return shrunk(file);
    });
    test.images.add(files(1));
    await settled(test, 'lost');
    expect(test.calls).toEqual([]);
    expect(test.images.$problems.get()).toEqual([]);
    test.images.retry(test.images.$images.get()[0]?.id ?? 0);
    await settled(test, 'done');
    expect(urlsOf(test)).toEqual(['/a']);
  });

  it('can be removed at any time, and what comes of them then is nobody’s', async () => {
    const service = heldService();
    const test = picker(service.fetch);
    test.images.add(files(3));
    await expect.poll(() => service.waiting()).toBe(1);
    const [first, second] = test.images.$images.get();
    test.images.remove(first?.id ?? 0);
    test.images.remove(second?.id ?? 0);
    expect(stepsOf(test)).toEqual(['waiting']);
    service.answer(0, urlOf('/a'));
    await expect.poll(() => service.waiting()).toBe(2);
    service.answer(1, urlOf('/c'));
    await settled(test, 'done');
    expect(urlsOf(test)).toEqual(['/c']);
    expect(textsOf(test)).toEqual(['Upload succeeded!']);
  });

  it('are nine at most; what is too many is counted and left out', async () => {
    const test = picker(answering(...Array.from({ length: 9 }, (_, at) => urlOf(`/${at}`))));
    test.images.add(files(12));
    expect(test.images.$images.get()).toHaveLength(9);
    expect(test.images.$problems.get()).toEqual([{ kind: 'tooMany', count: 3 }]);
    await settled(test, ...new Array(9).fill('done'));
    test.images.add(files(1));
    expect(test.images.$problems.get()).toEqual([{ kind: 'tooMany', count: 1 }]);
    test.images.remove(test.images.$images.get()[3]?.id ?? 0);
    expect(urlsOf(test)).toEqual(['/0', '/1', '/2', '/4', '/5', '/6', '/7', '/8']);
  });

  it('of no use are named, not kept, and never sent', async () => {
    const test = picker(answering(urlOf('/a')), async (file) => (file.name === '0.jpg' ? 'unusable' : shrunk(file)));
    test.images.add(files(2));
    await settled(test, 'done');
    expect(test.images.$problems.get()).toEqual([{ kind: 'unusable', name: '0.jpg' }]);
    expect(test.calls).toHaveLength(1);
    test.images.add([]);
    expect(test.images.$problems.get()).toEqual([]);
  });

  it('that were uploaded before a reload are there again, and those that were not are counted', () => {
    const test = picker(answering());
    test.images.restore(['/a', '/b'], 2);
    expect(test.images.$images.get().map(({ step, preview, url }) => [step, preview, url])).toEqual([
      ['done', '/a', '/a'],
      ['done', '/b', '/b'],
    ]);
    expect(test.images.$problems.get()).toEqual([{ kind: 'unfinished', count: 2 }]);
    expect(test.calls).toEqual([]);
  });

  it('are not looked at after a reload where the service keeps them at no address of a picture', () => {
    const test = picker(answering());
    test.images.restore(['https:\\\\evil.example\\a.png', '17'], 0);
    expect(test.images.$images.get().map(({ preview }) => preview)).toEqual(['', '']);
    expect(urlsOf(test)).toEqual(['https:\\\\evil.example\\a.png', '17']);
  });
});

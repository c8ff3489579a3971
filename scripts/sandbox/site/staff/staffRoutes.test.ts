import { beforeAll, describe, expect, it } from 'vitest';
import { samplePng } from '../../complaints/samplePng.ts';
import { answerAsStaff, read, save, tabsOf, uploadedUrl } from '../../complaints/testComplaints.ts';
import { callFor, open, post, staffCookie } from '../../testBorrower.ts';
import { sandboxForAllTests } from '../../testSandbox.ts';

interface StaffAnswer {
  readonly reply?: string;
  readonly images?: readonly File[];
  readonly asksForRating?: boolean;
}

function formOf({ reply = '', images = [], asksForRating = false }: StaffAnswer): FormData {
  const form = new FormData();
  form.append('reply', reply);
  for (const image of images) form.append('images', image);
  if (asksForRating) form.append('asksForRating', '1');
  return form;
}

/** The form as a browser sends it if no file is chosen: with one empty file without a name. */
const WITHOUT_A_FILE = `--x
Content-Disposition: form-data; name="reply"

Words alone.
--x
Content-Disposition: form-data; name="images"; filename=""
Content-Type: application/octet-stream


--x--
`.replaceAll('\n', '\r\n');

const picture = (number: number) => new File([new Uint8Array(samplePng(number))], `${number}.png`);

describe('the staff’s pages', () => {
  const sandbox = sandboxForAllTests();
  let cookie: string;
  beforeAll(async () => {
    cookie = await staffCookie(sandbox);
  });

  const desk = (address: string) => open(sandbox, address, { cookie });
  const answer = (id: number, given: StaffAnswer) => answerAsStaff(sandbox, id, formOf(given));
  const numbersIn = (text: string) => [...text.matchAll(/href="\/sandbox\/staff\/(\d+)"/g)].map(([, id]) => Number(id));

  it('list the complaints, those that wait first', async () => {
    const { text } = await desk('/sandbox/staff');
    const all = numbersIn(text);
    expect(new Set(all).size).toBe(69);
    expect(all.slice(0, 4).sort()).toEqual([1001, 1011, 1022, 2060]);
    const states = [...text.matchAll(/>(Waiting|Answered)<\/span>/g)].map(([, state]) => state);
    expect(states).toEqual([...Array(18).fill('Waiting'), ...Array(51).fill('Answered')]);
  });

  it('list one borrower’s', async () => {
    expect(numbersIn((await desk('/sandbox/staff?userId=50011')).text)).toEqual([1001, 1003, 1002, 1004]);
    expect((await desk('/sandbox/staff?userId=50012')).text).toContain('There is no complaint here.');
  });

  it('show a complaint with its images and who wrote it', async () => {
    const { text } = await desk('/sandbox/staff/1011');
    expect(text).toContain('I was called eleven times');
    expect(text).toContain('Mark Navarro');
    expect(text).toContain('Calls at night or many times a day');
    expect(text).toContain('<img src="/sandbox/evidence/sample-1011-asked-2" alt="From the borrower, image 2 of 2"');
  });

  it('send an answer that the borrower then sees, with its images and the question how it was', async () => {
    const response = await answer(1011, {
      reply: 'We are sorry.\r\nIt will not happen again.',
      images: [picture(1), picture(2)],
      asksForRating: true,
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sandbox/staff/1011?sent=1']);
    const { data } = await read(sandbox, '180001', 1011);
    expect(data).toMatchObject({ disposeDetail: 'We are sorry.\nIt will not happen again.', isNeedScore: 1 });
    expect(data.disposeImages).toHaveLength(2);
    const second = await sandbox.fetch(new Request(data.disposeImages[1] ?? ''));
    expect(Buffer.from(await second.arrayBuffer())).toEqual(samplePng(2));
    const [waiting, answered] = await tabsOf(sandbox, '180001');
    expect(waiting?.list).toEqual([]);
    expect(answered?.list.map(({ id }) => id)).toEqual([1011, 1012]);
    expect((await desk('/sandbox/staff/1011?sent=1')).text).toContain('role="status">Sent.');
  });

  it('send an answer of images only, and one of text only that takes its place', async () => {
    await answer(1001, { images: [picture(1)] });
    expect((await read(sandbox, '170001', 1001)).data).toMatchObject({ disposeDetail: '', isNeedScore: 0 });
    expect((await read(sandbox, '170001', 1001)).data.disposeImages).toHaveLength(1);
    await answer(1001, { reply: 'We found it.' });
    expect((await read(sandbox, '170001', 1001)).data).toMatchObject({
      disposeDetail: 'We found it.',
      disposeImages: [],
    });
  });

  it('send an answer where a browser says that no file was chosen', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie };
    expect((await post(sandbox, '/sandbox/staff/2060', { body: WITHOUT_A_FILE, headers })).status).toBe(303);
    expect((await read(sandbox, '200001', 2060)).data).toMatchObject({
      disposeDetail: 'Words alone.',
      disposeImages: [],
    });
  });

  it('show the rating, and keep it where the answer is sent again', async () => {
    await callFor(sandbox, '180002', 'rateService', { problemId: 1021, score: 2 });
    const { text } = await desk('/sandbox/staff/1021');
    expect(text).toContain('The borrower rated this with 2 of 5.');
    expect(text).not.toContain('type="checkbox"');
    await answer(1021, { reply: 'Sorry again.', asksForRating: true });
    expect((await read(sandbox, '180002', 1021)).data.isNeedScore).toBe('0');
    expect((await desk('/sandbox/staff/1021')).text).toContain('rated this with 2 of 5');
  });

  it.each([
    ['nothing', {}, 'Please write an answer, or choose an image.'],
    ['blanks', { reply: ' \r\n ' }, 'Please write an answer, or choose an image.'],
    ['a text that is too long', { reply: 'a'.repeat(2001) }, 'longer than 2000'],
    ['ten images', { images: Array.from({ length: 10 }, (_, index) => picture(index)) }, 'at most 9 images'],
    ['a file that is no image', { reply: 'Kept', images: [new File(['<html>'], 'a.png')] }, 'not an image'],
  ])('refuse %s, and keep what was typed', async (_, given, words) => {
    const response = await answer(1022, given);
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain('role="alert"');
    expect(text).toContain(words);
    if ('reply' in given) expect(text).toContain(`${given.reply.trim()}</textarea>`);
    expect((await read(sandbox, '180002', 1022)).data.disposeDetail).toBe('');
  });

  it('refuse files that are too large together', async () => {
    const large = new File([new Uint8Array(9 * 1024 * 1024)], 'a.png');
    expect((await answer(1022, { images: [large] })).status).toBe(413);
  });

  it('escape everything that a person typed', async () => {
    const typed = '</p></textarea><script>alert(1)</script>"\'';
    await save(sandbox, '170003', { problemDetail: typed, problemImage: await uploadedUrl(sandbox, '170003') });
    const [waiting] = await tabsOf(sandbox, '170003');
    const id = Number(waiting?.list[0]?.id);
    await answer(id, { reply: typed });
    const addresses = ['/sandbox/staff', `/sandbox/staff/${id}`, `/sandbox/staff?userId=${encodeURIComponent(typed)}`];
    for (const address of addresses) {
      const { text, response } = await desk(address);
      expect(text).not.toContain('<script>');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(await (await answer(id, { reply: typed.repeat(60) })).text()).not.toContain('<script>');
    expect((await read(sandbox, '170003', id)).data.disposeDetail).toBe(typed);
  });

  it.each(['999999', 'x'])('say that there is no complaint "%s"', async (id) => {
    expect((await desk(`/sandbox/staff/${id}`)).response.status).toBe(404);
    expect((await answerAsStaff(sandbox, id, formOf({ reply: 'a' }))).status).toBe(404);
  });

  it('are linked from the start page, with the screens of a borrower who complained', async () => {
    const { text } = await open(sandbox, '/sandbox/');
    expect(text).toContain('href="/sandbox/staff"');
    expect(text).toContain('>/complainDetails?problemId=1001</a>');
    for (const path of ['/complaint', '/complaintList', '/customerService']) expect(text).toContain(`>${path}</a>`);
  });
});

import { endpoints } from '../../../shared/api/allEndpoints.ts';
import type { Sandbox } from '../createSandbox.ts';
import { callFor, type DataOf, type Envelope, post, sessionOf, staffCookie } from '../testBorrower.ts';
import { samplePng } from './samplePng.ts';

/** Sends a body to the upload call with the session of an order's borrower. */
export function sendUpload(sandbox: Sandbox, orderId: string, body: FormData | string): Promise<Response> {
  const path = `/api${endpoints.uploadEvidence.path}?${new URLSearchParams(sessionOf(orderId))}`;
  return post(sandbox, path, { body });
}

/** A form with these files in `problemImage`. */
export function formWith(...files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('problemImage', file);
  return form;
}

/** Uploads one file as the page does, and reads the envelope. */
export async function upload(sandbox: Sandbox, orderId: string, content: BlobPart, name = 'photo.jpg') {
  const response = await sendUpload(sandbox, orderId, formWith(new File([content], name, { type: 'image/jpeg' })));
  return (await response.json()) as Envelope<DataOf<'uploadEvidence'>>;
}

/** Uploads a small picture and answers its address. */
export async function uploadedUrl(sandbox: Sandbox, orderId: string): Promise<string> {
  return (await upload(sandbox, orderId, new Uint8Array(samplePng(1)))).data.url;
}

/** A complaint that breaks no rule, about an order that need not be in collection. */
export const soundComplaint = (orderId: string) => ({
  problemType: '2',
  problemSonType: '',
  problemDetail: 'I paid twice.',
  problemImage: '',
  orderNo: orderId,
});

/** Files a complaint with the session of an order's borrower; `changes` differ from the sound one. */
export function save(sandbox: Sandbox, orderId: string, changes: Readonly<Record<string, string | number>> = {}) {
  return callFor(sandbox, orderId, 'saveComplaint', { ...soundComplaint(orderId), ...changes });
}

/** The two tabs of a borrower's list. */
export async function tabsOf(sandbox: Sandbox, orderId: string) {
  const { data } = await callFor(sandbox, orderId, 'listComplaints');
  return data.tabs;
}

/** All complaints of a borrower, those that wait first. */
export async function listOf(
  sandbox: Sandbox,
  orderId: string,
): Promise<DataOf<'listComplaints'>['tabs'][number]['list']> {
  return (await tabsOf(sandbox, orderId)).flatMap(({ list }) => list);
}

/** Reads one complaint with the session of an order's borrower. */
export const read = (sandbox: Sandbox, orderId: string, problemId: number | string) =>
  callFor(sandbox, orderId, 'readComplaint', { problemId });

/** Signs in and sends the staff's form, as a browser does. */
export async function answerAsStaff(sandbox: Sandbox, id: number | string, form: FormData): Promise<Response> {
  const headers = { cookie: await staffCookie(sandbox) };
  return post(sandbox, `/sandbox/staff/${id}`, { body: form, headers });
}

import { endpoints } from '../../../shared/api/allEndpoints.ts';
import type { Sandbox } from '../createSandbox.ts';
import { callFor, type DataOf, type Envelope, post, sessionOf, staffCookie } from '../testBorrower.ts';
import { samplePng } from './samplePng.ts';

/** Sends a body to the upload call with the session of an order's borrower. */
export function sendUpload(sandbox: Sandbox, orderId: string, body: FormData | string): Promise<Response> {
  const path = `/api${endpoints.uploadEvidence.path}?${new URLSearchParams(sessionOf(orderId))}`;
  return post(sandbox, path, { body });
}

/** Creates a form with these files in `problemImage`. */
export function formWith(...files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('problemImage', file);
  return form;
}

/** Uploads one file as the page does. @returns the envelope. */
export async function upload(sandbox: Sandbox, orderId: string, content: BlobPart, name = 'photo.jpg') {
  const response = await sendUpload(sandbox, orderId, formWith(new File([content], name, { type: 'image/jpeg' })));
  return (await response.json()) as Envelope<DataOf<'uploadEvidence'>>;
}

/** Uploads a small image. @returns its URL. */
export async function uploadedUrl(sandbox: Sandbox, orderId: string): Promise<string> {
  return (await upload(sandbox, orderId, new Uint8Array(samplePng(1)))).data.url;
}

/** Returns the fields of a valid complaint about an order, which need not be in collection. */
export const soundComplaint = (orderId: string) => ({
  problemType: '2',
  problemSonType: '',
  problemDetail: 'I paid twice.',
  problemImage: '',
  orderNo: orderId,
});

/** Sends a complaint with the session of an order's borrower; `changes` override fields of the valid one. */
export function save(sandbox: Sandbox, orderId: string, changes: Readonly<Record<string, string | number>> = {}) {
  return callFor(sandbox, orderId, 'saveComplaint', { ...soundComplaint(orderId), ...changes });
}

/** Reads the two tabs of a borrower's list. */
export async function tabsOf(sandbox: Sandbox, orderId: string) {
  const { data } = await callFor(sandbox, orderId, 'listComplaints');
  return data.tabs;
}

/** Reads all complaints of a borrower, the open ones first. */
export async function listOf(
  sandbox: Sandbox,
  orderId: string,
): Promise<DataOf<'listComplaints'>['tabs'][number]['list']> {
  return (await tabsOf(sandbox, orderId)).flatMap(({ list }) => list);
}

/** Reads one complaint with the session of an order's borrower. */
export const read = (sandbox: Sandbox, orderId: string, problemId: number | string) =>
  callFor(sandbox, orderId, 'readComplaint', { problemId });

/** Signs in as staff and submits the answer form, as a browser does. */
export async function answerAsStaff(sandbox: Sandbox, id: number | string, form: FormData): Promise<Response> {
  const headers = { cookie: await staffCookie(sandbox) };
  return post(sandbox, `/sandbox/staff/${id}`, { body: form, headers });
}

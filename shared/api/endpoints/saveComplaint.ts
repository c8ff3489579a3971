import { type Endpoint, ignoreData } from '../endpoint.ts';

/** A complaint to be sent: its type and sub-type by their `value`, and its images by the addresses that the uploads have returned. */
export interface ComplaintToSave {
  readonly type: string;
  readonly subtype: string | undefined;
  readonly description: string;
  readonly imageUrls: readonly string[];
  readonly orderNo: string | undefined;
}

/** Files a complaint. */
export const saveComplaint: Endpoint<ComplaintToSave, true> = {
  name: 'saveComplaint',
  client: 'standard',
  method: 'POST',
  path: '/user-problem/problem-save',
  payload: ({ type, subtype, description, imageUrls, orderNo }) => ({
    /** What the complaint is about, by its `value`. */
    problemType: type,
    /** Optional: its sub-type, by its `value`. */
    problemSonType: subtype,
    /** What the borrower wrote, at most 200 characters. */
    problemDetail: description,
    /** The addresses of the pictures, joined by commas; empty if there are none. */
    problemImage: imageUrls.join(','),
    /** Optional: the order that it is about. */
    orderNo,
  }),
  parse: ignoreData,
};

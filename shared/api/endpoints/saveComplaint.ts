import { required } from '../../lib/shape.ts';
import { type Endpoint, ignoreData } from '../endpoint.ts';
import { id, imageUrls, text } from '../fields.ts';

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
    problemType: type,
    problemSonType: subtype,
    problemDetail: description,
    problemImage: imageUrls.join(','),
    orderNo,
  }),
  parse: ignoreData,
};

export const sent = () => ({
  /** What the complaint is about, by its `value`. */
  problemType: required(id),
  /** Its sub-type, by its `value`. */
  problemSonType: id,
  /** What the borrower wrote, at most 200 characters. */
  problemDetail: required(text),
  /** The addresses of the pictures, joined by commas; empty if there are none. */
  problemImage: required(imageUrls),
  /** The order that it is about. */
  orderNo: id,
});

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
    problemType: type,
    problemSonType: subtype,
    problemDetail: description,
    problemImage: imageUrls.join(','),
    orderNo,
  }),
  parse: ignoreData,
};

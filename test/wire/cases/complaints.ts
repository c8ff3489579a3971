import { listComplaints } from '../../../shared/api/endpoints/listComplaints.ts';
import { rateService } from '../../../shared/api/endpoints/rateService.ts';
import { readComplaint } from '../../../shared/api/endpoints/readComplaint.ts';
import { readComplaintStart } from '../../../shared/api/endpoints/readComplaintStart.ts';
import { readContactInfo } from '../../../shared/api/endpoints/readContactInfo.ts';
import { saveComplaint } from '../../../shared/api/endpoints/saveComplaint.ts';
import { uploadEvidence } from '../../../shared/api/endpoints/uploadEvidence.ts';
import { accepted, order, postJson, SESSION, STANDARD_GET, sending, type WireCase } from '../wire.ts';

export const complaintCases: readonly WireCase[] = [
  {
    ...sending(readComplaintStart, order),
    request: postJson('/user-problem/problem-init', '{"orderId":"A+1"}'),
    answer: `{"code":"00","message":"success","data":{
      "problemType":[{"value":1,"title":"Collection"},{"value":"2","title":"Repayment"},{"title":"no value"}],
      "problemSonType":[{"value":"11","title":"Rude words"}],
      "orderDetail":{"orderNo":"LN-1","productLogo":"https://cdn.example/l.png","productName":"Quick","status":"Due",
        "isShow":"1","list":[{"title":"Amount","value":"₱1,000"},{"title":"","value":""}]},
      "orderList":[{"orderNo":2002,"productName":"Slow","isShow":0},{"productName":"without a number"}]}}`,
    data: {
      types: [
        { value: '1', title: 'Collection' },
        { value: '2', title: 'Repayment' },
      ],
      subtypes: [{ value: '11', title: 'Rude words' }],
      order: {
        orderNo: 'LN-1',
        productLogo: 'https://cdn.example/l.png',
        productName: 'Quick',
        status: 'Due',
        allowsCollection: true,
        details: [{ label: 'Amount', value: '₱1,000' }],
      },
      orders: [
        { orderNo: '2002', productLogo: '', productName: 'Slow', status: '', allowsCollection: false, details: [] },
      ],
    },
  },
  {
    ...sending(uploadEvidence, { image: new Blob(['PICTURE'], { type: 'image/jpeg' }), fileName: 'receipt 1.jpg' }),
    request: {
      method: 'POST',
      url: `/api/user-problem/upload-problem-img?${SESSION}`,
      // No content type: the browser names it, with the boundary that only it knows.
      headers: STANDARD_GET,
      body:
        '--BOUNDARY\r\nContent-Disposition: form-data; name="problemImage"; filename="receipt 1.jpg"\r\n' +
        'Content-Type: image/jpeg\r\n\r\nPICTURE\r\n--BOUNDARY--\r\n',
    },
    answer: '{"code":"00","message":"ok","data":{"url":"https://cdn.example/e/1.jpg"}}',
    data: { url: 'https://cdn.example/e/1.jpg' },
  },
  {
    ...sending(saveComplaint, {
      type: '1',
      subtype: '11',
      description: 'They called "at night" & often',
      imageUrls: ['https://cdn.example/e/1.jpg', 'https://cdn.example/e/2.jpg'],
      orderNo: 'LN-1',
    }),
    request: postJson(
      '/user-problem/problem-save',
      '{"problemType":"1","problemSonType":"11","problemDetail":"They called \\"at night\\" & often",' +
        '"problemImage":"https://cdn.example/e/1.jpg,https://cdn.example/e/2.jpg","orderNo":"LN-1"}',
    ),
    ...accepted,
  },
  {
    ...sending(listComplaints, undefined),
    request: postJson('/user-problem/problem-list', '{}'),
    answer: `{"code":"0","message":"","data":{"tabs":[
      {"title":"Open","list":[{"id":12,"time":"2026-03-01 10:00:00","type":"Collection","content":"Rude"},{"time":"x"}]},
      {"title":"Done"}]}}`,
    data: [
      { title: 'Open', complaints: [{ id: '12', time: '2026-03-01 10:00:00', type: 'Collection', content: 'Rude' }] },
      { title: 'Done', complaints: [] },
    ],
  },
  {
    ...sending(readComplaint, { problemId: '12' }),
    request: postJson('/user-problem/problem-detail', '{"problemId":"12"}'),
    answer: `{"code":"00","message":"","data":{"type":"Collection","sonType":"Rude words","problemId":12,
      "content":"They called","images":["https://cdn.example/1.png","",null],"disposeDetail":"We are sorry",
      "disposeImages":["https://cdn.example/2.png"],"isNeedScore":2}}`,
    data: {
      problemId: '12',
      type: 'Collection',
      subtype: 'Rude words',
      content: 'They called',
      images: ['https://cdn.example/1.png'],
      reply: 'We are sorry',
      replyImages: ['https://cdn.example/2.png'],
      asksForRating: true,
    },
  },
  {
    ...sending(rateService, { score: 4, problemId: '12' }),
    request: postJson('/user-problem/save-score', '{"score":4,"problemId":"12"}'),
    ...accepted,
  },
  {
    ...sending(readContactInfo, undefined),
    request: postJson('/v3/personal-center/contact-kf-info', '{"overall":30}'),
    answer: '{"code":0,"message":"","data":{"email":"help@lender.example","smWa":639175550100}}',
    data: { email: 'help@lender.example', phone: '639175550100' },
    withoutData: 'ok',
  },
];

import { ok } from '../../../../scripts/gallery/states/answers.ts';
import { complaint, complaintStart, complaintTabs } from '../../../../scripts/gallery/states/data/complaint.ts';
import { products } from '../../../../scripts/gallery/states/data/order.ts';
import type { Answers } from '../../../../scripts/gallery/states/State.ts';
import type { EnvScreen } from './EnvScreen.ts';

const subject = { problemType: '1', problemSonType: '1', orderNo: '17001' };

const landing = (): Answers => ({
  readLandingTemplate: ok({
    id: '5',
    template: { title: 'Money within a day', appName: 'Sample Peso', buttonText: 'Get my loan' },
  }),
  trackVisit: ok(null),
  readCaptchaSession: ok({ sid: 's1' }),
  readCaptcha: { picture: '<svg xmlns="http://www.w3.org/2000/svg" width="132" height="44"/>' },
  sendSmsCode: ok(null),
});

const onComplaint = {
  path: '/complaint',
  answers: () => ({ readComplaintStart: ok(complaintStart) }),
  readsAgain: 'service',
} as const;
const onLanding = { path: '/promotion', query: { id: '5' }, answers: landing } as const;

/** The pages of complaints, of customer service and of a campaign. */
export const serviceScreens: readonly EnvScreen[] = [
  { name: 'complaint', ...onComplaint, ready: 'What is it about?' },
  {
    name: 'complaint, its orders open',
    ...onComplaint,
    steps: [{ press: 'All' }],
    ready: 'All orders',
    reloaded: 'What is it about?',
    killed: 'What is it about?',
  },
  {
    name: 'complainPageNext',
    path: '/complainPageNext',
    query: subject,
    answers: () => ({ readComplaintStart: ok(complaintStart), listComplaints: ok({ tabs: [] }) }),
    ready: 'They called at night',
    nameless: 'Please choose first what your complaint is about.',
    typed: { field: 'What happened?', text: 'They called me at night.', isKept: true },
  },
  {
    name: 'complaintList',
    path: '/complaintList',
    answers: () => ({ listComplaints: ok(complaintTabs) }),
    ready: 'They called me at night.',
    readsAgain: 'service',
  },
  {
    name: 'complainDetails',
    path: '/complainDetails',
    query: { problemId: '1' },
    answers: () => ({ readComplaint: ok(complaint()) }),
    ready: 'What you wrote',
    nameless: 'There is no complaint at this address.',
    readsAgain: 'service',
  },
  {
    name: 'customerService',
    path: '/customerService',
    answers: () => ({ readContactInfo: ok({ email: 'help@lender.example', smWa: '+63 917 555 0123' }) }),
    ready: 'help@lender.example',
  },
  {
    name: 'error',
    path: '/error',
    answers: () => ({ readFailedLogin: ok({ message: 'Your login was refused.', recProducts: products }) }),
    ready: 'Other loans for you',
    nameless: 'The login at our partner did not work.',
    exempt: /^(Failed|Your login was refused\.|The login at our partner did not work\.)$/,
    readsAgain: 'service',
  },
  {
    name: 'promotion',
    ...onLanding,
    ready: 'Money within a day',
    nameless: 'Register',
    typed: { field: 'Phone', text: '139123' },
  },
  {
    name: 'promotion, a code is sent',
    ...onLanding,
    steps: [{ fill: 'Phone', with: '13912345678' }, { fill: 'Image captcha', with: 'A7KX' }, { press: 'Get code' }],
    ready: 'The code was sent to your phone.',
    rests: 'Money within a day',
    reloaded: 'Money within a day',
    killed: 'Money within a day',
    typed: { field: 'SMS code', text: '1234' },
  },
  {
    name: 'promotion, its download',
    ...onLanding,
    route: '#/downloadTemplate',
    ready: 'Download Sample Peso',
    nameless: 'Download the app',
  },
  {
    name: 'promotion, its document',
    ...onLanding,
    route: '#/agreementTemplate',
    ready: 'This offer names no document.',
  },
];

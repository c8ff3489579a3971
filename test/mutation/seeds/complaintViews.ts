import type { Seed } from '../Seed.ts';

export const complaintViews: readonly Seed[] = [
  {
    harm: 'A complaint is about another kind than the one that was tapped',
    file: 'pages/complaint/Complaint.tsx',
    find: 'const type = start.types[at];',
    replace: 'const type = start.types[at + 1] ?? start.types[at];',
    caughtBy: {
      kind: 'journey',
      file: 'complaintStart.spec.ts',
      title: 'goes on with a type that is not collection',
      pages: ['complaint', 'complainPageNext'],
    },
  },
  {
    harm: 'A tap on another order takes the first',
    file: 'pages/complaint/Rest.tsx',
    find: 'const order = start.orders[at];',
    replace: 'const order = start.orders[0];',
    caughtBy: {
      kind: 'journey',
      file: 'complaintStart.spec.ts',
      title: 'takes another of their orders, which then decides',
      pages: ['complaint', 'complainPageNext'],
    },
  },
  {
    harm: 'The receipt promises the answer for the day on which it was sent',
    file: 'pages/complaint/Rest.tsx',
    find: 'longDay(answerDayOf(sentAtMs), language)',
    replace: 'longDay(dayOf(sentAtMs), language)',
    caughtBy: {
      kind: 'journey',
      file: 'complaintForm.spec.ts',
      title: 'sends it, sees the receipt, and is back at the start, from where back does not lead to the form',
      pages: ['complaint', 'complainPageNext'],
    },
  },
  {
    harm: 'Of a list of complaints the first is missing',
    file: 'pages/complaintList/ComplaintList.tsx',
    find: 'complaints.slice(0, count)',
    replace: 'complaints.slice(1, count)',
    caughtBy: {
      kind: 'journey',
      file: 'complaintList.spec.ts',
      title: 'stand in the tabs of the service, each with its time, type and content',
      pages: ['complaintList'],
    },
  },
  {
    harm: 'Each complaint of a tab leads to the last',
    file: 'pages/complaintList/ComplaintList.tsx',
    find: 'model.addressOf(complaint.id)',
    replace: 'model.addressOf(complaints[complaints.length - 1]?.id ?? complaint.id)',
    caughtBy: {
      kind: 'journey',
      file: 'complaintList.spec.ts',
      title: 'open each its own, the first of a tab and the last',
      pages: ['complaintList', 'complainDetails'],
    },
  },
  {
    harm: 'The answer to a complaint is not shown',
    file: 'pages/complainDetails/ComplainDetails.tsx',
    find: '{reply && <p className="said">{reply}</p>}',
    replace: '{reply && <p className="said">{content}</p>}',
    caughtBy: {
      kind: 'journey',
      file: 'complaintDetail.spec.ts',
      title: 'and sees what they wrote, and what was answered',
      pages: ['complainDetails'],
    },
  },
  {
    harm: 'A tenth image can be picked',
    file: 'shared/features/complaint/EvidencePicker/EvidencePicker.tsx',
    find: '{images.length < limit && (',
    replace: '{images.length <= limit && (',
    caughtBy: {
      kind: 'journey',
      file: 'complaintEvidence.spec.ts',
      title: 'are nine at most: the picker goes with the ninth and comes back when one is removed',
      pages: ['complainPageNext'],
    },
  },
  {
    harm: 'An image that got lost cannot be sent again',
    file: 'shared/features/complaint/EvidenceList/EvidenceTile.tsx',
    find: "{step === 'lost' && !isLocked && (",
    replace: "{step === 'waiting' && !isLocked && (",
    caughtBy: {
      kind: 'journey',
      file: 'complaintEvidence.spec.ts',
      title: 'that got lost can be tried again, and the complaint waits for them',
      pages: ['complainPageNext'],
    },
  },
  {
    harm: 'More than 200 letters stay in the box',
    file: 'shared/ui/TextBox/TextBox.tsx',
    find: 'maxLength={limit}',
    replace: 'maxLength={limit * 2}',
    caughtBy: {
      kind: 'journey',
      file: 'complaintForm.spec.ts',
      title: 'loses nothing that stands in a full box by typing into its middle',
      pages: ['complainPageNext'],
    },
  },
  {
    harm: 'A tap on a tab opens the one before',
    file: 'shared/ui/Tabs/Tabs.tsx',
    find: 'onClick={() => onOpen(at)}',
    replace: 'onClick={() => onOpen(Math.max(0, at - 1))}',
    caughtBy: {
      kind: 'journey',
      file: 'complaintList.spec.ts',
      title: 'are read again when the borrower comes back, in the same tab',
      pages: ['complaintList'],
    },
  },
];

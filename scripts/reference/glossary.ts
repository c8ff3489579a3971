import type { SessionName } from '../../shared/session/parameters.ts';

/**
 * What a value is counted in, or how it is written. `cents`: a whole number of cents, as a number or its digits as text. `day`:
 * `YYYY-MM-DD`. `dayOrMoment`: that, or `YYYY-MM-DD HH:MM:SS`. `flag`: 0 or 1. `text`: shown as it is. `id`: goes back to the service as
 * it came. `webUrl`: http(s). `appUrl`: http(s), or an address of the lender's own app. `imageUrl`: http(s), or a path of the service.
 */
export type Unit =
  | 'cents'
  | 'day'
  | 'dayOrMoment'
  | 'flag'
  | 'text'
  | 'id'
  | 'code'
  | 'count'
  | 'webUrl'
  | 'appUrl'
  | 'imageUrl'
  | 'imageUrls'
  | 'phone'
  | 'email'
  | 'file'
  | 'group';

/** What a field means, in plain words, and its unit. `values` says what single values mean; any other is as unusual as none. */
export interface Term {
  readonly means: string;
  readonly unit: Unit;
  readonly values?: { readonly [value: string]: string };
}

const term = (unit: Unit, means: string, values?: Term['values']): Term => ({ means, unit, ...(values && { values }) });

const YES_NO = (yes: string) => ({ '0': 'no', '1': yes });

/**
 * What the fields of answers mean, by their name on the wire. A name that means two things stands here with the field around it
 * (`delayInfo.title`), or with the call before it (`readOrder: status`); the most exact of them counts.
 */
export const received: { readonly [key: string]: Term } = {
  // An order and what is due on it.
  orderStatus: term(
    'code',
    'How the order stands. It decides which buttons the page has; the words for it are the service’s own.',
    {
      '170': 'to be repaid',
      '174': 'due soon',
      '180': 'overdue',
      '200': 'settled',
      '21, 110, 151': 'the service’s own: no button; its words say what it means',
    },
  ),
  noticeStatusText: term('text', 'The status in words, as a heading.'),
  noticeDesText: term('text', 'What the status means for the borrower, below the heading.'),
  productName: term('text', 'The name of the loan product.'),
  productLogo: term('imageUrl', 'The logo of the loan product.'),
  userOrderDetail: term('group', 'The details of the order.'),
  detail: term('group', 'Rows of details, in the order in which they are shown.'),
  details: term('group', 'Rows of details, in the order in which they are shown.'),
  'detail[].text': term('text', 'What the row is about.'),
  'details[].text': term('text', 'What the row is about.'),
  'detail[].value': term('text', 'The value of the row, formatted by the service: amounts with their sign, not cents.'),
  'details[].value': term(
    'text',
    'The value of the row, formatted by the service: amounts with their sign, not cents.',
  ),
  h5Url: term('webUrl', 'Where ‘Borrow Again’ and ‘Withdraw Now’ lead; without it to the start page.'),
  isDelay: term(
    'flag',
    'Whether the order can be rolled over. Read in the status 174 and 180.',
    YES_NO('it can be rolled over'),
  ),
  telephone: term('phone', 'The telephone of the service for this order; without it the brand’s own.'),
  isScore: term('flag', 'Whether the page asks the borrower to rate the app.', YES_NO('it asks')),
  playeduL: term(
    'webUrl',
    'Where the page goes at once, in the place of showing the order. Not read in the status 21.',
  ),
  reyMsg: term('text', 'What the prompt to withdraw a loan says; without it there is no prompt.'),
  KindTipsMsg: term(
    'text',
    'What a prompt with a tip says, until the borrower has gone on to repay in this session; without it there is no prompt.',
  ),
  cardNeedPop: term('flag', 'Whether the page asks the borrower to bind a bank account.', YES_NO('it asks')),
  cardPopTitle: term('text', 'The title of the prompt to bind a bank account. Read where `cardNeedPop` is 1.'),
  cardPopMsg: term('text', 'What the prompt to bind a bank account says. Read where `cardNeedPop` is 1.'),

  // Recommended products.
  recProducts: term('group', 'Other products that the service recommends.'),
  'recProducts[].productId': term('id', 'What the product is known by.'),
  'recProducts[].logo': term('imageUrl', 'The product’s logo.'),
  'recProducts[].name': term('text', 'The product’s name.'),
  'recProducts[].buttonText': term('text', 'What the product’s button says.'),
  'recProducts[].clickable': term(
    'flag',
    'Whether the product can be chosen now; otherwise its button is grey.',
    YES_NO('it can be chosen'),
  ),
  'recProducts[].range': term(
    'text',
    'How much can be borrowed. Shown as it is; a bare whole number is grouped by thousands. Not cents.',
  ),
  'recProducts[].rangeDesc': term('text', 'What `range` is, such as ‘Up to’.'),
  'recProducts[].rate': term('text', 'The interest rate as text with its sign, such as ‘0.1%’.'),
  'recProducts[].rateDesc': term('text', 'What `rate` is, such as ‘a day’.'),
  'recProducts[].tags': term(
    'text',
    'What speaks for the product, a few words each; shown for the first two products.',
  ),
  'readOrder: recProducts[].url': term('webUrl', 'Where the product is opened; without it the start page.'),
  'readFailedLogin: recProducts[].url': term(
    'appUrl',
    'Where the product is; the page asks `openProduct` for the address that it opens.',
  ),
  'readFailedLogin: message': term('text', 'Why the login failed, in words for the borrower.'),

  // What is to be paid, and how.
  'readPeriodPlan: repayAmount': term('cents', 'What is due now.'),
  'readDelayPlan: repayAmount': term(
    'cents',
    'What is due without a rollover; a page of a pay code shows it where it has no `delayInfo`.',
  ),
  'readPeriodPlan: repayDate': term('dayOrMoment', 'The day on which the amount is due.'),
  'readDelayPlan: repayDate': term('dayOrMoment', 'The day to which a rollover moves the due date.'),
  'readLegacyLoanOffer: repayDate': term('dayOrMoment', 'The day on which the loan is due.'),
  delayInfo: term('group', 'The price of a rollover. An answer to `readPeriodPlan` needs none.'),
  'delayInfo.delayAmount': term('cents', 'The fee for moving the due date.'),
  'delayInfo.title': term('text', 'What the rollover does, in words.'),
  repayPlan: term('group', 'What is to be paid once the due date has been moved.'),
  'repayPlan.items': term('group', 'The payments, the earliest first.'),
  'repayPlan.items[].remark': term('text', 'A remark on the payment.'),
  'repayPlan.items[].title': term('text', 'What is paid.'),
  'repayPlan.items[].amount': term('cents', 'How much is paid.'),
  'repayPlan.items[].time': term('dayOrMoment', 'When it is due.'),
  repayList: term('group', 'The channels (stores, wallets, banks) to pay at.'),
  'repayList[].channel_number': term('id', 'What the channel is known by; `generatePayCode` sends it back.'),
  'repayList[].name': term('text', 'The channel’s name.'),
  'repayList[].logo': term('imageUrl', 'The channel’s logo.'),
  noticeMsg: term('text', 'A notice on the page.'),
  isShowReyTop: term('flag', 'Whether a tip leads to the instructions for paying.', YES_NO('it does')),
  defDetail: term('group', 'A pay code that the borrower has already; without it there is none.'),
  'defDetail.payCode': term(
    'id',
    'The code to pay with, as the store or wallet takes it. As text, for a long number loses digits in JSON.',
  ),
  'defDetail.logo': term('imageUrl', 'The logo of the channel that takes the code.'),
  'defDetail.title': term('text', 'What the code is for, in words.'),
  'defDetail.payNotice': term('group', 'How to pay with the code, in groups.'),
  'payNotice[].title': term('text', 'The title of the group.'),
  'payNotice[].list': term('group', 'Ways of paying.'),
  'payNotice[].list[].name': term('text', 'The way of paying.'),
  'payNotice[].list[].steps': term('text', 'Its steps, one text each.'),
  payUrl: term('webUrl', 'The page with the code at the channel. It has to be http(s), at a host of the brand’s list.'),

  // Cards and wallets.
  alipay: term('group', 'The e-wallet that the order can be paid with; null where there is none.'),
  'alipay.name': term('text', 'The wallet’s name.'),
  'alipay.logo': term('imageUrl', 'The wallet’s logo.'),
  repayToken: term('id', 'A token that goes back with a payment by card.'),
  bankCards: term('group', 'The bank cards that the borrower has bound.'),
  'bankCards[].id': term('id', 'What the card is known by; no two cards have the same.'),
  'bankCards[].bankName': term('text', 'The bank’s name.'),
  'bankCards[].cardNo': term('text', 'The number as it is shown, all but its last digits hidden. As text.'),
  'bankCards[].bankCode': term('code', 'What the bank is known by.'),
  needValid: term(
    'flag',
    'Whether a code by SMS has to confirm the payment. With any other value nothing is known of the payment.',
    {
      '0': 'paid, without a code',
      '1': 'a code is needed',
    },
  ),
  repayRecordId: term('id', 'What the payment is known by; `confirmRepayment` sends it back. Needed where a code is.'),
  'repayByWallet: url': term('webUrl', 'The wallet’s page, where the borrower pays.'),

  // A loan to be confirmed.
  'readLoanOffer: amount': term('cents', 'The amount of the loan. It goes back with `pushLoan` as it came.'),
  'readLegacyLoanOffer: amount': term(
    'cents',
    'The amount of the loan. It goes back with `pushLegacyLoan` as it came.',
  ),
  periods: term('count', 'How long the loan runs, in the unit that `termUnit` names. It goes back as it came.'),
  termUnit: term(
    'code',
    'What `periods` counts: 1 or ‘day’, ‘week’, ‘month’, ‘year’; days where it is missing. It goes back as it came.',
  ),
  repay_plans: term('group', 'The payments of the loan, the earliest first.'),
  'repay_plans[].title': term('text', 'Which payment it is, such as ‘1st’.'),
  'repay_plans[].amount': term('cents', 'How much is paid.'),
  'repay_plans[].description': term('text', 'What it consists of.'),
  'repay_plans[].pay_time': term('dayOrMoment', 'When it is due.'),
  firstPayTime: term('dayOrMoment', 'When the first instalment is due. Shown on `/confirmOfPeriod`.'),
  firstPeriodDay: term('count', 'How many days the first period has. Shown on `/confirmOfPeriod`.'),
  pRateDsc: term('text', 'The interest rate in words, such as ‘0.1% a day’.'),
  isPopType: term('flag', 'Whether the page asks the borrower who turns back to stay.', YES_NO('it asks')),
  popTitle: term('text', 'The title of that question. Read where `isPopType` is 1.'),
  popContent: term('text', 'The text of that question. Read where `isPopType` is 1.'),
  popAgreementUrl: term('webUrl', 'A contract that has to be seen before anything else; without it there is none.'),
  comProductLogo: term('imageUrl', 'The logo of the loan product.'),
  comProductName: term('text', 'The name of the loan product.'),
  'readLegacyLoanOffer: buttonText': term('text', 'What the button that takes the loan says.'),
  showRupee: term('flag', 'Whether amounts have the sign ‘₹’, in a brand of another currency.', YES_NO('they have')),
  popMsg: term('text', 'What a promotion says that is shown at once; without it there is none.'),
  lendDetailsUrl: term(
    'webUrl',
    'Where the loan is shown once it has been taken. It gets the session’s parameters, if it is of the page’s origin or a listed host.',
  ),
  'pushLegacyLoan: url': term('appUrl', 'Where the loan is shown once it has been taken, on the web or in the app.'),
  'openProduct: url': term('appUrl', 'Where the product is opened, on the web or in the app.'),

  // Contracts.
  '[].title': term('text', 'The title of the contract.'),
  '[].position': term('id', 'What the contract is known by; `openAgreement` sends it back.'),
  '[].id': term('id', 'Read in the place of `position` where there is none.'),
  'openAgreement: contract_url': term('webUrl', 'Where the contract can be read.'),
  'openLegacyAgreement: contract_url': term('appUrl', 'Where the contract can be read, on the web or in the app.'),

  // A bank account.
  items: term('group', 'The items of the form, in their order.'),
  'items[].code': term(
    'code',
    'What the item’s value is sent under. `cardType` is the choice between kinds of account.',
  ),
  'items[].cate': term('code', 'How the item is filled in. Any other value counts as text.', {
    enum: 'a choice of `note`',
    text: 'digits, typed in',
    'city-select': 'any text, typed in, or a choice of `note` where there is one',
    day: 'a day',
  }),
  'items[].title': term('text', 'The item’s label.'),
  'items[].subtitle': term('text', 'An example or hint in the empty field.'),
  'items[].value': term('text', 'What it is filled in with to begin with: a text, or the `type` of an option.'),
  'items[].note': term('group', 'The options of a choice.'),
  'items[].note[].name': term('text', 'What the borrower reads.'),
  'items[].note[].type': term('id', 'What is sent for it, as it came.'),
  'items[].inputType': term('code', 'How typed digits are grouped on screen.', { phone: '3-4-4', card: 'by four' }),
  'items[].cardTypeMi': term('code', 'The kind of account (`cardType`) that the item belongs to; 0 for all.'),
  'items[].channelNumber': term('code', 'The channel that the item belongs to; empty or 0 for all.'),

  // Complaints and customer service.
  problemType: term('group', 'What a complaint can be about.'),
  problemSonType: term('group', 'What a complaint about collection can be about.'),
  'problemType[].value': term('id', 'What the type is known by. 1 is collection.'),
  'problemType[].title': term('text', 'The type in words.'),
  'problemSonType[].value': term('id', 'What the sub-type is known by.'),
  'problemSonType[].title': term('text', 'The sub-type in words.'),
  orderDetail: term('group', 'The order of the page’s address; null where there is none.'),
  orderList: term('group', 'All orders that a complaint can be about.'),
  orderNo: term('id', 'What the order is known by in a complaint.'),
  status: term('text', 'The order’s status in words.'),
  isShow: term('flag', 'Whether a complaint about collection is taken for the order.', YES_NO('it is taken')),
  'orderDetail.list': term('group', 'Rows of details. Here a row’s label is `title`.'),
  'orderList[].list': term('group', 'Rows of details. Here a row’s label is `title`.'),
  'list[].title': term('text', 'What the row is about.'),
  'list[].value': term('text', 'The value of the row, formatted by the service.'),
  tabs: term('group', 'The borrower’s complaints, in tabs.'),
  'tabs[].title': term('text', 'The tab’s title.'),
  'tabs[].list': term('group', 'The tab’s complaints.'),
  'tabs[].list[].id': term('id', 'What the complaint is known by; `readComplaint` sends it back.'),
  'tabs[].list[].time': term('dayOrMoment', 'When it was made.'),
  'tabs[].list[].type': term('text', 'What it is about, in words.'),
  'tabs[].list[].content': term('text', 'What the borrower wrote.'),
  problemId: term('id', 'What the complaint is known by; `rateService` sends it back.'),
  type: term('text', 'What the complaint is about, in words.'),
  sonType: term('text', 'Its sub-type, in words.'),
  content: term('text', 'What the borrower wrote.'),
  images: term('imageUrl', 'The borrower’s pictures.'),
  disposeDetail: term('text', 'What customer service answered; empty before it has.'),
  disposeImages: term('imageUrl', 'The pictures of that answer.'),
  isNeedScore: term(
    'code',
    'Whether the page asks how the complaint was handled. Here any number but 0 counts as yes.',
    {
      '0': 'no',
      'any other number': 'it asks',
    },
  ),
  'uploadEvidence: url': term(
    'imageUrl',
    'The address of the picture. `saveComplaint` joins several by commas, so that it must hold none.',
  ),
  email: term('email', 'The e-mail address of customer service.'),
  smWa: term('phone', 'The telephone or WhatsApp number of customer service.'),

  // A landing page.
  'readLandingTemplate: id': term('id', 'What the landing page is known by, in `trackVisit` and `trackClick`.'),
  template: term('group', 'What the landing page shows.'),
  'template.title': term('text', 'Its title.'),
  'template.banner': term('imageUrl', 'The picture at its top.'),
  'template.downloadUrl': term('webUrl', 'Where the app can be downloaded.'),
  'template.agreementTitle': term('text', 'The title of the terms.'),
  'template.agreementUrl': term('webUrl', 'Where the terms can be read.'),
  'template.buttonText': term('text', 'What its button says.'),
  'template.appName': term('text', 'The name of the app.'),
  sid: term('id', 'What the captcha is known by: its image, the SMS code and the registration send it back.'),
};

/** What the fields of requests mean, by their name on the wire, with the call before it where a name means two things. */
export const sent: { readonly [key: string]: Term } = {
  productId: term('id', 'The loan product of the address, or the one that was chosen.'),
  product_id: term('id', 'The same as `productId`, in its other spelling.'),
  orderId: term('id', 'The order of the address.'),
  userId: term('id', 'The borrower.'),
  scene: term('code', 'Where the contracts are asked for: 3 is the confirmation of a loan.'),
  position: term('id', 'Which contract, as `position` or `id` in the list named it.'),
  'commitRepayment: amount': term(
    'cents',
    'What is paid: `withholdingAmount` of the address, or what is due, as it came.',
  ),
  'repayByWallet: amount': term(
    'cents',
    'What is paid: `withholdingAmount` of the address, or what is due, as it came.',
  ),
  'generatePayCode: amount': term(
    'cents',
    'What is paid, as the plan gave it: `repayAmount`, or `delayAmount` of a rollover.',
  ),
  'pushLoan: amount': term('cents', 'The amount of the offer, as it came.'),
  'pushLegacyLoan: amount': term('cents', 'The amount of the offer, as it came.'),
  bankName: term('text', 'The bank of the chosen card, as it came.'),
  cardId: term('id', 'The chosen card, as it came.'),
  cardNo: term('text', 'The number of the chosen card, as it came: all but its last digits hidden.'),
  bankCode: term('code', 'The bank of the chosen card, as it came.'),
  couponId: term('id', 'A coupon of the address.'),
  repayToken: term('id', 'The token of `readRepaymentWays`; empty where none came.'),
  sendMsg: term('flag', 'Whether the borrower asks for the code once more.', { '0': 'pays', '1': 'asks again' }),
  verifyCode: term('code', 'The code that came by SMS, of at least six characters.'),
  repaymentRecordId: term('id', 'The payment, by `repayRecordId` of `commitRepayment`.'),
  channelNumber: term('id', 'The chosen channel, by `channel_number` of the plan.'),
  isDelay: term('flag', 'There, and 1, where the code is for a rollover.'),
  periods: term('count', 'How long the loan runs, as the offer gave it.'),
  termUnit: term('code', 'What `periods` counts, as the offer gave it.'),
  score: term('count', 'Stars, 1 to 5.'),
  'rateStore: score': term('count', 'Stars: always 5, but in a brand that sends those chosen (`sendsChosenStars`).'),
  moduleId: term('code', 'Where it happened: 30 is ‘Borrow Again’.'),
  positionId: term('code', 'What was pressed there: 1 is its button.'),
  problemType: term('id', 'What the complaint is about, by its `value`.'),
  problemSonType: term('id', 'Its sub-type, by its `value`.'),
  problemDetail: term('text', 'What the borrower wrote, at most 200 characters.'),
  'saveComplaint: problemImage': term(
    'imageUrls',
    'The addresses of the pictures, joined by commas; empty where there are none.',
  ),
  'uploadEvidence: problemImage': term('file', 'One picture.'),
  orderNo: term('id', 'The order that it is about.'),
  problemId: term('id', 'The complaint.'),
  overall: term('code', 'Which contacts: 30 is all of them.'),
  templateId: term('id', 'The landing page, by `id` of its address.'),
  page_id: term('id', 'The landing page, by `id` of its template, or else of its address.'),
  page_type: term('code', 'What kind of page: 1 is a landing page.'),
  client_type: term('code', 'The session’s `clientType`, or ‘h5’.'),
  user_from: term('id', 'The campaign that the visitor came by, as the address names it.'),
  app_from: term('id', 'The app that the visitor came from, as the address names it.'),
  utm_tag: term('id', 'The tag of the campaign, as the address names it.'),
  links_id: term('id', 'The link of the campaign, as the address names it.'),
  down_id: term('id', 'The download of the campaign, as the address names it.'),
  invite_code: term('id', 'Who invited the visitor, as the address names it.'),
  'register: id': term('id', 'The landing page, by `id` of its address.'),
  phone: term('phone', 'The phone number that the visitor typed in.'),
  userName: term('phone', 'The phone number once more.'),
  capcode: term('code', 'What the visitor read in the image, at most four characters.'),
  sid: term('id', 'The captcha, by `sid` of `readCaptchaSession`.'),
  smsCode: term('code', 'The code that came by SMS, at most six characters.'),
  deviceId: term('id', 'The phone, as the address names it.'),
  appName: term('text', 'The app, as the address names it.'),
  merchantNumber: term('id', 'The merchant, as the address names it.'),
};

/** What the session's parameters mean. They come from the page's address, where the native app writes them. */
export const session: { readonly [name in SessionName]: Term } = {
  deviceId: term('id', 'The phone.'),
  appVersion: term('text', 'The version of the native app.'),
  userId: term('id', 'The borrower.'),
  appName: term('text', 'The native app.'),
  sessionId: term('id', 'The borrower’s session at the service.'),
  clientType: term('code', 'The system of the phone, such as ‘android’ or ‘ios’.'),
  merchantNumber: term('id', 'The merchant.'),
  mobilePhone: term('phone', 'The borrower’s phone number.'),
  orderId: term('id', 'The order that the page is about.'),
  productId: term('id', 'The loan product that the page is about.'),
  withholdingAmount: term('cents', 'What is to be paid by card or wallet.'),
  couponId: term('id', 'A coupon for a payment by card.'),
  couponMoney: term('text', 'What the coupon is worth, as the address has it. No page reads it.'),
  source: term('code', 'Where the borrower comes from, such as ‘loanDetail’.'),
  product_id: term('id', 'The same as `productId`: where an address has only one of the two, both are sent.'),
};

/** What the headers of calls mean, by their name in lower case. */
export const headers: { readonly [name: string]: string } = {
  'accept-language': 'The language of the page. A service may answer in it.',
  'x-requested-with': 'Says that a script calls.',
  building: 'As the page’s address has it; empty where it has none.',
  gather: 'As the page’s address has it; empty where it has none.',
  swift: 'As the page’s address has it; empty where it has none.',
  eyes: 'As the page’s address has it; empty where it has none.',
  'content-type': 'How the body is written.',
  'idempotency-key':
    'Names what the borrower wants, the same for a repeat of it. Sent only where the brand says `sendsIdempotencyKey`.',
};

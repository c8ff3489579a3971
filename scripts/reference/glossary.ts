import type { SessionName } from '../../shared/session/parameters.ts';

/**
 * The unit or format of a value. `cents`: a whole number of cents, as a number or as text of digits. `dayOrMoment`: `YYYY-MM-DD`, or
 * `YYYY-MM-DD HH:MM:SS`. `flag`: 0 or 1. `text`: shown as it is. `id`: sent back to the service unchanged. `webUrl`: http(s).
 * `appUrl`: http(s), or a URL of the lender's own app. `imageUrl`: http(s), or a path of the service.
 */
export type Unit =
  | 'cents'
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

/** The meaning of a field in plain words, and its unit. `values` explains single values; any other value is as unusual as none. */
export interface Term {
  readonly means: string;
  readonly unit: Unit;
  readonly values?: { readonly [value: string]: string };
}

const of =
  (unit: Unit) =>
  (means: string, values?: Term['values']): Term => ({ means, unit, ...(values && { values }) });

const cents = of('cents');
const dayOrMoment = of('dayOrMoment');
const flag = of('flag');
const text = of('text');
const id = of('id');
const code = of('code');
const count = of('count');
const webUrl = of('webUrl');
const appUrl = of('appUrl');
const imageUrl = of('imageUrl');
const imageUrls = of('imageUrls');
const phone = of('phone');
const email = of('email');
const file = of('file');
const group = of('group');

/** Creates the term of a yes-or-no flag; `yes` explains the value 1. */
const yesNo = (means: string, yes: string): Term => flag(means, { '0': 'no', '1': yes });

/**
 * The meanings of fields in answers, by their names on the wire. If a name has several meanings, the key has the enclosing field
 * (`delayInfo.title`) or the call (`readOrder: status`) in front; the most specific key applies.
 */
export const received: { readonly [key: string]: Term } = {
  // An order and the amount due on it.
  orderStatus: code(
    'How the order stands. It decides which buttons the page has; the words for it are the service’s own.',
    {
      '170': 'to be repaid',
      '174': 'due soon',
      '180': 'overdue',
      '200': 'settled',
      '21, 110, 151': 'the service’s own: no button; its words say what it means',
    },
  ),
  noticeStatusText: text('The status in words, as a heading.'),
  noticeDesText: text('What the status means for the borrower, below the heading.'),
  productName: text('The name of the loan product.'),
  productLogo: imageUrl('The logo of the loan product.'),
  userOrderDetail: group('The details of the order.'),
  detail: group('Rows of details, in the order in which they are shown.'),
  details: group('Rows of details, in the order in which they are shown.'),
  'detail[].text': text('What the row is about.'),
  'details[].text': text('What the row is about.'),
  'detail[].value': text('The value of the row, formatted by the service: amounts with their sign, not cents.'),
  'details[].value': text('The value of the row, formatted by the service: amounts with their sign, not cents.'),
  h5Url: webUrl('Where ‘Borrow Again’ and ‘Withdraw Now’ lead; without it to the start page.'),
  isDelay: yesNo('Whether the order can be rolled over. Read in the status 174 and 180.', 'it can be rolled over'),
  telephone: phone('The telephone of the service for this order; without it the brand’s own.'),
  isScore: yesNo('Whether the page asks the borrower to rate the app.', 'it asks'),
  playeduL: webUrl('Where the page goes at once, in the place of showing the order. Not read in the status 21.'),
  reyMsg: text('What the prompt to withdraw a loan says; without it there is no prompt.'),
  KindTipsMsg: text(
    'What a prompt with a tip says, until the borrower has gone on to repay in this session; without it there is no prompt.',
  ),
  cardNeedPop: yesNo('Whether the page asks the borrower to bind a bank account.', 'it asks'),
  cardPopTitle: text('The title of the prompt to bind a bank account. Read where `cardNeedPop` is 1.'),
  cardPopMsg: text('What the prompt to bind a bank account says. Read where `cardNeedPop` is 1.'),

  // Recommended products.
  recProducts: group('Other products that the service recommends.'),
  'recProducts[].productId': id('What the product is known by.'),
  'recProducts[].logo': imageUrl('The product’s logo.'),
  'recProducts[].name': text('The product’s name.'),
  'recProducts[].buttonText': text('What the product’s button says.'),
  'recProducts[].clickable': yesNo(
    'Whether the product can be chosen now; otherwise its button is grey.',
    'it can be chosen',
  ),
  'recProducts[].range': text(
    'How much can be borrowed. Shown as it is; a bare whole number is grouped by thousands. Not cents.',
  ),
  'recProducts[].rangeDesc': text('What `range` is, such as ‘Up to’.'),
  'recProducts[].rate': text('The interest rate as text with its sign, such as ‘0.1%’.'),
  'recProducts[].rateDesc': text('What `rate` is, such as ‘a day’.'),
  'recProducts[].tags': text('What speaks for the product, a few words each; shown for the first two products.'),
  'readOrder: recProducts[].url': webUrl('Where the product is opened; without it the start page.'),
  'readFailedLogin: recProducts[].url': appUrl(
    'Where the product is; the page asks `openProduct` for the address that it opens.',
  ),
  'readFailedLogin: message': text('Why the login failed, in words for the borrower.'),

  // What has to be paid, and how.
  'readPeriodPlan: repayAmount': cents('What is due now.'),
  'readDelayPlan: repayAmount': cents(
    'What is due without a rollover; a page of a pay code shows it where it has no `delayInfo`.',
  ),
  'readPeriodPlan: repayDate': dayOrMoment('The day on which the amount is due.'),
  'readDelayPlan: repayDate': dayOrMoment('The day to which a rollover moves the due date.'),
  'readLegacyLoanOffer: repayDate': dayOrMoment('The day on which the loan is due.'),
  delayInfo: group('The price of a rollover. An answer to `readPeriodPlan` needs none.'),
  'delayInfo.delayAmount': cents('The fee for moving the due date.'),
  'delayInfo.title': text('What the rollover does, in words.'),
  repayPlan: group('What is to be paid once the due date has been moved.'),
  'repayPlan.items': group('The payments, the earliest first.'),
  'repayPlan.items[].remark': text('A remark on the payment.'),
  'repayPlan.items[].title': text('What is paid.'),
  'repayPlan.items[].amount': cents('How much is paid.'),
  'repayPlan.items[].time': dayOrMoment('When it is due.'),
  repayList: group('The channels (stores, wallets, banks) to pay at.'),
  'repayList[].channel_number': id('What the channel is known by; `generatePayCode` sends it back.'),
  'repayList[].name': text('The channel’s name.'),
  'repayList[].logo': imageUrl('The channel’s logo.'),
  noticeMsg: text('A notice on the page.'),
  isShowReyTop: yesNo('Whether a tip leads to the instructions for paying.', 'it does'),
  defDetail: group('A pay code that the borrower has already; without it there is none.'),
  'defDetail.payCode': id(
    'The code to pay with, as the store or wallet takes it. As text, for a long number loses digits in JSON.',
  ),
  'defDetail.logo': imageUrl('The logo of the channel that takes the code.'),
  'defDetail.title': text('What the code is for, in words.'),
  'defDetail.payNotice': group('How to pay with the code, in groups.'),
  'payNotice[].title': text('The title of the group.'),
  'payNotice[].list': group('Ways of paying.'),
  'payNotice[].list[].name': text('The way of paying.'),
  'payNotice[].list[].steps': text('Its steps, one text each.'),
  payUrl: webUrl('The page with the code at the channel. It has to be http(s), at a host of the brand’s list.'),

  // Cards and wallets.
  alipay: group('The e-wallet that the order can be paid with; null where there is none.'),
  'alipay.name': text('The wallet’s name.'),
  'alipay.logo': imageUrl('The wallet’s logo.'),
  repayToken: id('A token that goes back with a payment by card.'),
  bankCards: group('The bank cards that the borrower has bound.'),
  'bankCards[].id': id('What the card is known by; no two cards have the same.'),
  'bankCards[].bankName': text('The bank’s name.'),
  'bankCards[].cardNo': text('The number as it is shown, all but its last digits hidden. As text.'),
  'bankCards[].bankCode': code('What the bank is known by.'),
  needValid: flag(
    'Whether a code by SMS has to confirm the payment. With any other value nothing is known of the payment.',
    {
      '0': 'paid, without a code',
      '1': 'a code is needed',
    },
  ),
  repayRecordId: id('What the payment is known by; `confirmRepayment` sends it back. Needed where a code is.'),
  'repayByWallet: url': webUrl('The wallet’s page, where the borrower pays.'),

  // A loan offer to be confirmed.
  'readLoanOffer: amount': cents('The amount of the loan. It goes back with `pushLoan` as it came.'),
  'readLegacyLoanOffer: amount': cents('The amount of the loan. It goes back with `pushLegacyLoan` as it came.'),
  periods: count('How long the loan runs, in the unit that `termUnit` names. It goes back as it came.'),
  termUnit: code(
    'What `periods` counts: 1 or ‘day’, ‘week’, ‘month’, ‘year’; days where it is missing. It goes back as it came.',
  ),
  repay_plans: group('The payments of the loan, the earliest first.'),
  'repay_plans[].title': text('Which payment it is, such as ‘1st’.'),
  'repay_plans[].amount': cents('How much is paid.'),
  'repay_plans[].description': text('What it consists of.'),
  'repay_plans[].pay_time': dayOrMoment('When it is due.'),
  firstPayTime: dayOrMoment('When the first instalment is due. Shown on `/confirmOfPeriod`.'),
  firstPeriodDay: count('How many days the first period has. Shown on `/confirmOfPeriod`.'),
  pRateDsc: text('The interest rate in words, such as ‘0.1% a day’.'),
  isPopType: yesNo('Whether the page asks the borrower who turns back to stay.', 'it asks'),
  popTitle: text('The title of that question. Read where `isPopType` is 1.'),
  popContent: text('The text of that question. Read where `isPopType` is 1.'),
  popAgreementUrl: webUrl('A contract that has to be seen before anything else; without it there is none.'),
  comProductLogo: imageUrl('The logo of the loan product.'),
  comProductName: text('The name of the loan product.'),
  'readLegacyLoanOffer: buttonText': text('What the button that takes the loan says.'),
  showRupee: yesNo('Whether amounts have the sign ‘₹’, in a brand of another currency.', 'they have'),
  popMsg: text('What a promotion says that is shown at once; without it there is none.'),
  lendDetailsUrl: webUrl(
    'Where the loan is shown once it has been taken. It gets the session’s parameters, if it is of the page’s origin or a listed host.',
  ),
  'pushLegacyLoan: url': appUrl('Where the loan is shown once it has been taken, on the web or in the app.'),
  'openProduct: url': appUrl('Where the product is opened, on the web or in the app.'),

  // Contracts.
  '[].title': text('The title of the contract.'),
  '[].position': id('What the contract is known by; `openAgreement` sends it back.'),
  '[].id': id('Read in the place of `position` where there is none.'),
  'openAgreement: contract_url': webUrl('Where the contract can be read.'),
  'openLegacyAgreement: contract_url': appUrl('Where the contract can be read, on the web or in the app.'),

  // A bank account.
  items: group('The items of the form, in their order.'),
  'items[].code': code('What the item’s value is sent under. `cardType` is the choice between kinds of account.'),
  'items[].cate': code('How the item is filled in. Any other value counts as text.', {
    enum: 'a choice of `note`',
    text: 'digits, typed in',
    'city-select': 'any text, typed in, or a choice of `note` where there is one',
    day: 'a day',
  }),
  'items[].title': text('The item’s label.'),
  'items[].subtitle': text('An example or hint in the empty field.'),
  'items[].value': text('What it is filled in with to begin with: a text, or the `type` of an option.'),
  'items[].note': group('The options of a choice.'),
  'items[].note[].name': text('What the borrower reads.'),
  'items[].note[].type': id('What is sent for it, as it came.'),
  'items[].inputType': code('How typed digits are grouped on screen.', { phone: '3-4-4', card: 'by four' }),
  'items[].cardTypeMi': code('The kind of account (`cardType`) that the item belongs to; 0 for all.'),
  'items[].channelNumber': code('The channel that the item belongs to; empty or 0 for all.'),

  // Complaints and customer service.
  problemType: group('What a complaint can be about.'),
  problemSonType: group('What a complaint about collection can be about.'),
  'problemType[].value': id('What the type is known by. 1 is collection.'),
  'problemType[].title': text('The type in words.'),
  'problemSonType[].value': id('What the sub-type is known by.'),
  'problemSonType[].title': text('The sub-type in words.'),
  orderDetail: group('The order of the page’s address; null where there is none.'),
  orderList: group('All orders that a complaint can be about.'),
  orderNo: id('What the order is known by in a complaint.'),
  status: text('The order’s status in words.'),
  isShow: yesNo('Whether a complaint about collection is taken for the order.', 'it is taken'),
  'orderDetail.list': group('Rows of details. Here a row’s label is `title`.'),
  'orderList[].list': group('Rows of details. Here a row’s label is `title`.'),
  'list[].title': text('What the row is about.'),
  'list[].value': text('The value of the row, formatted by the service.'),
  tabs: group('The borrower’s complaints, in tabs.'),
  'tabs[].title': text('The tab’s title.'),
  'tabs[].list': group('The tab’s complaints.'),
  'tabs[].list[].id': id('What the complaint is known by; `readComplaint` sends it back.'),
  'tabs[].list[].time': dayOrMoment('When it was made.'),
  'tabs[].list[].type': text('What it is about, in words.'),
  'tabs[].list[].content': text('What the borrower wrote.'),
  problemId: id('What the complaint is known by; `rateService` sends it back.'),
  type: text('What the complaint is about, in words.'),
  sonType: text('Its sub-type, in words.'),
  content: text('What the borrower wrote.'),
  images: imageUrl('The borrower’s pictures.'),
  disposeDetail: text('What customer service answered; empty before it has.'),
  disposeImages: imageUrl('The pictures of that answer.'),
  isNeedScore: code('Whether the page asks how the complaint was handled. Here any number but 0 counts as yes.', {
    '0': 'no',
    'any other number': 'it asks',
  }),
  'uploadEvidence: url': imageUrl(
    'The address of the picture. `saveComplaint` joins several by commas, so that it must hold none.',
  ),
  email: email('The e-mail address of customer service.'),
  smWa: phone('The telephone or WhatsApp number of customer service.'),

  // A landing page.
  'readLandingTemplate: id': id('What the landing page is known by, in `trackVisit` and `trackClick`.'),
  template: group('What the landing page shows.'),
  'template.title': text('Its title.'),
  'template.banner': imageUrl('The picture at its top.'),
  'template.downloadUrl': webUrl('Where the app can be downloaded.'),
  'template.agreementTitle': text('The title of the terms.'),
  'template.agreementUrl': webUrl('Where the terms can be read.'),
  'template.buttonText': text('What its button says.'),
  'template.appName': text('The name of the app.'),
  sid: id('What the captcha is known by: its image, the SMS code and the registration send it back.'),
};

/** The meanings of fields in requests, by their names on the wire, with the call in front if a name has several meanings. */
export const sent: { readonly [key: string]: Term } = {
  productId: id('The loan product of the address, or the one that was chosen.'),
  product_id: id('The same as `productId`, in its other spelling.'),
  orderId: id('The order of the address.'),
  userId: id('The borrower.'),
  scene: code('Where the contracts are asked for: 3 is the confirmation of a loan.'),
  position: id('Which contract, as `position` or `id` in the list named it.'),
  'commitRepayment: amount': cents('What is paid: `withholdingAmount` of the address, or what is due, as it came.'),
  'repayByWallet: amount': cents('What is paid: `withholdingAmount` of the address, or what is due, as it came.'),
  'generatePayCode: amount': cents('What is paid, as the plan gave it: `repayAmount`, or `delayAmount` of a rollover.'),
  'pushLoan: amount': cents('The amount of the offer, as it came.'),
  'pushLegacyLoan: amount': cents('The amount of the offer, as it came.'),
  bankName: text('The bank of the chosen card, as it came.'),
  cardId: id('The chosen card, as it came.'),
  cardNo: text('The number of the chosen card, as it came: all but its last digits hidden.'),
  bankCode: code('The bank of the chosen card, as it came.'),
  couponId: id('A coupon of the address.'),
  repayToken: id('The token of `readRepaymentWays`; empty where none came.'),
  sendMsg: flag('Whether the borrower asks for the code once more.', { '0': 'pays', '1': 'asks again' }),
  verifyCode: code('The code that came by SMS, of at least six characters.'),
  repaymentRecordId: id('The payment, by `repayRecordId` of `commitRepayment`.'),
  channelNumber: id('The chosen channel, by `channel_number` of the plan.'),
  isDelay: flag('There, and 1, where the code is for a rollover.'),
  periods: count('How long the loan runs, as the offer gave it.'),
  termUnit: code('What `periods` counts, as the offer gave it.'),
  score: count('Stars, 1 to 5.'),
  'rateStore: score': count('Stars: always 5, but in a brand that sends those chosen (`sendsChosenStars`).'),
  moduleId: code('Where it happened: 30 is ‘Borrow Again’.'),
  positionId: code('What was pressed there: 1 is its button.'),
  problemType: id('What the complaint is about, by its `value`.'),
  problemSonType: id('Its sub-type, by its `value`.'),
  problemDetail: text('What the borrower wrote, at most 200 characters.'),
  'saveComplaint: problemImage': imageUrls(
    'The addresses of the pictures, joined by commas; empty where there are none.',
  ),
  'uploadEvidence: problemImage': file('One picture.'),
  orderNo: id('The order that it is about.'),
  problemId: id('The complaint.'),
  overall: code('Which contacts: 30 is all of them.'),
  templateId: id('The landing page, by `id` of its address.'),
  page_id: id('The landing page, by `id` of its template, or else of its address.'),
  page_type: code('What kind of page: 1 is a landing page.'),
  client_type: code('The session’s `clientType`, or ‘h5’.'),
  user_from: id('The campaign that the visitor came by, as the address names it.'),
  app_from: id('The app that the visitor came from, as the address names it.'),
  utm_tag: id('The tag of the campaign, as the address names it.'),
  links_id: id('The link of the campaign, as the address names it.'),
  down_id: id('The download of the campaign, as the address names it.'),
  invite_code: id('Who invited the visitor, as the address names it.'),
  'register: id': id('The landing page, by `id` of its address.'),
  phone: phone('The phone number that the visitor typed in.'),
  userName: phone('The phone number once more.'),
  capcode: code('What the visitor read in the image, at most four characters.'),
  sid: id('The captcha, by `sid` of `readCaptchaSession`.'),
  smsCode: code('The code that came by SMS, at most six characters.'),
  deviceId: id('The phone, as the address names it.'),
  appName: text('The app, as the address names it.'),
  merchantNumber: id('The merchant, as the address names it.'),
};

/** The meanings of the session's parameters. They come from the page's URL, where the native app puts them. */
export const session: { readonly [name in SessionName]: Term } = {
  deviceId: id('The phone.'),
  appVersion: text('The version of the native app.'),
  userId: id('The borrower.'),
  appName: text('The native app.'),
  sessionId: id('The borrower’s session at the service.'),
  clientType: code('The system of the phone, such as ‘android’ or ‘ios’.'),
  merchantNumber: id('The merchant.'),
  mobilePhone: phone('The borrower’s phone number.'),
  orderId: id('The order that the page is about.'),
  productId: id('The loan product that the page is about.'),
  withholdingAmount: cents('What is to be paid by card or wallet.'),
  couponId: id('A coupon for a payment by card.'),
  couponMoney: text('What the coupon is worth, as the address has it. No page reads it.'),
  source: code('Where the borrower comes from, such as ‘loanDetail’.'),
  product_id: id('The same as `productId`: where an address has only one of the two, both are sent.'),
};

/** The meanings of the headers of calls, by lower-case name. */
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

import type { Brand } from '../brand.ts';

/** The brand as the product's specification has it. Every value that names a company is a sample to be replaced. */
export const brand: Brand = {
  id: 'default',
  name: 'Sample Loan',
  logo: 'M8 21V4h5a4.5 4.5 0 0 1 0 9H8M5 7h14M5 10h14',
  colors: {
    light: { brand: '#0b5cad', onBrand: '#ffffff', accent: '#0b5cad' },
    dark: { brand: '#7db8f5', onBrand: '#06223f', accent: '#8fc3f7' },
  },
  servicePhone: '+63 2 8555 0100',
  whatsapp: '+63 917 555 0100',
  email: 'service@sample-loan.example',
  company: {
    legalName: 'Sample Lending Company, Inc. (sample)',
    registration: 'SEC registration no. CS0000000 (sample)',
    address: '1 Sample Street, Makati City, Metro Manila, Philippines (sample)',
    grievanceOfficer: 'Juan Sample (sample)',
  },
  scheme: 'sampleloan',
  storeUrl: 'https://play.google.com/store/apps/details?id=example.sampleloan',
  siteUrl: 'https://www.sample-loan.example',
  currencySign: '₱',
  money: { decimal: '.', group: ',' },
  rangeSeparator: '.',
  loanExample: { leastCents: 200_000, mostCents: 2_500_000, interestPercent: 4, feePercent: 3 },
  // The specification's numbers, and next to them the mobile numbers of the Philippines.
  phone: { maxDigits: 11, pattern: '^(1[3-9]|09)\\d{9}$', example: '13912345678' },
  defaultLanguage: 'en',
  languages: ['en', 'fil', 'id', 'zh', 'hi'],
  hosts: [],
  service: 'loan',
  paths: {},
  // Those of the sandbox.
  orderRows: {
    en: {
      amountDue: ['Total due now', 'Amount of this instalment'],
      daysLate: ['Days overdue'],
      loanAmount: ['You receive'],
      loanFacts: ['In your account by', 'Amount of this instalment', 'Due date', 'Order number'],
    },
    fil: {
      amountDue: ['Kabuuang babayaran ngayon', 'Halaga ng hulog na ito'],
      daysLate: ['Mga araw na huli'],
      loanAmount: ['Matatanggap mo'],
      loanFacts: ['Nasa account mo hanggang', 'Halaga ng hulog na ito', 'Petsa ng pagbabayad', 'Numero ng order'],
    },
    id: {
      amountDue: ['Total yang harus dibayar sekarang', 'Jumlah cicilan ini'],
      daysLate: ['Hari terlambat'],
      loanAmount: ['Anda menerima'],
      loanFacts: ['Masuk ke rekening paling lambat', 'Jumlah cicilan ini', 'Tanggal jatuh tempo', 'Nomor pesanan'],
    },
    zh: {
      amountDue: ['当前应还总额', '本期金额'],
      daysLate: ['逾期天数'],
      loanAmount: ['您将收到'],
      loanFacts: ['最晚到账日期', '本期金额', '到期日', '订单号'],
    },
    hi: {
      amountDue: ['अभी कुल देना है', 'इस किस्त की रकम'],
      daysLate: ['देरी के दिन'],
      loanAmount: ['आपको मिलेगा'],
      loanFacts: ['आपके खाते में इस तारीख तक', 'इस किस्त की रकम', 'चुकाने की तारीख', 'ऑर्डर नंबर'],
    },
  },
  refusals: {
    signedOut: ['4001'],
    noSuchOrder: ['4040', '4031'],
    nothingToRepay: ['4011'],
    notExtendable: ['4010'],
    noOffer: ['4050', '4056'],
    noAccount: ['4053'],
  },
  sendsIdempotencyKey: false,
  sendsChosenStars: false,
  takesCards: true,
  showsLoanCost: true,
  keepsSessionInAddress: false,
  app: { parameter: 'clientType', values: ['android', 'ios'] },
  holidays: [],
};

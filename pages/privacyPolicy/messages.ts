import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('privacyPolicy', {
  en: {
    title: 'Privacy policy',
    description: 'What {company} collects about borrowers, what it uses that for, who sees it, and how to object.',
    lead: 'This is how {company} handles what it knows about you.',
    contents: 'On this page',
    collection: 'Collection: what we collect',
    collectionLead: 'We collect:',
    collectionYou:
      'what you tell us: your name, your phone number, your bank or payment account, and what else the application asks for, such as your work;',
    collectionLoan: 'what belongs to your loan: your orders, your payments and their dates;',
    collectionSent: 'what you send us: complaints and their pictures, ratings and messages.',
    device: 'Device information',
    deviceCall:
      'Whatever you do on these pages, our service also learns the number of your device, the name and version of the app, and your account and order.',
    deviceApp:
      'The app may also send details of your device, its location and your contacts, where you have allowed that on your phone.',
    use: 'What we use it for',
    useLead: 'We use it:',
    useDecide: 'to decide on your application;',
    usePay: 'to pay out your loan and to take your payments;',
    useAnswer: 'to remind you of a payment, to answer you and to settle complaints;',
    useProtect: 'to see that it is you, and to stop misuse;',
    useLaw: 'to do what the law asks of us.',
    disclosure: 'Disclosure: who else sees it',
    disclosureLead: 'We pass on what is needed, and only to:',
    disclosurePay: 'banks, wallets and payment channels that carry out your payment;',
    disclosureWork: 'companies that work for us, for that work alone;',
    disclosureLaw: 'courts and authorities, where the law requires it;',
    disclosureLoan: 'whoever takes over your loan, if we assign it.',
    cookies: 'Cookies',
    cookiesNone:
      'These pages set no cookies. They keep a few notes in your browser: the payment that you are looking at, the draft of a complaint, and what you have already seen or sent, so that nothing goes out twice.',
    cookiesDelete:
      'You can delete these notes in the settings of your browser. Pages of others, such as a payment channel, have rules of their own.',
    minors: 'Minors (under {age})',
    minorsMore:
      'Our loans are for people over {age}. We do not want data of minors under {age}. If a minor has given us any, tell us, and we delete it.',
    password: 'Password security',
    passwordYours:
      'Your password and the codes that we text to you are yours alone. Choose a password that nobody guesses, and lock your phone.',
    passwordAsked: 'If somebody asks you for them, even in our name, do not answer. Tell us.',
    optOut: 'Opt-out: taking it back',
    optOutPhone: 'You can take back in the settings of your phone what you allowed the app.',
    optOutWrite:
      'To see, correct or delete what we hold about you, or to stop messages that your loan does not need, write to {email}. What an open loan or the law requires, we have to keep.',
    changes: 'Changes to this policy',
    changesMore: 'The text on this page is the one that counts. When it changes, the new text stands here.',
    officer: 'Grievance officer',
    officerMore: 'You are not content with how we handle your data? Turn to our grievance officer:',
    name: 'Name',
    address: 'Address',
    email: 'E-mail',
    phone: 'Phone',
    service: 'Customer service',
    back: 'Back to the contents',
  },
  fil: {
    title: 'Patakaran sa privacy',
    description:
      'Ano ang kinokolekta ng {company} tungkol sa mga umuutang, para saan, sino ang nakakakita, at paano tumutol.',
    lead: 'Ganito hinahawakan ng {company} ang nalalaman nito tungkol sa iyo.',
    contents: 'Sa pahinang ito',
    collection: 'Ano ang kinokolekta namin',
    collectionLead: 'Kinokolekta namin ang:',
    collectionYou:
      'sinasabi mo sa amin: ang iyong pangalan, numero ng telepono, bank o payment account, at iba pang hinihingi ng aplikasyon, gaya ng iyong trabaho;',
    collectionLoan: 'kaugnay ng iyong loan: ang iyong mga order, mga bayad at mga petsa nito;',
    collectionSent: 'ipinapadala mo sa amin: mga reklamo at larawan nito, mga rating at mensahe.',
    device: 'Impormasyon ng device',
    deviceCall:
      'Anuman ang gawin mo sa mga pahinang ito, nalalaman din ng aming serbisyo ang numero ng iyong device, ang pangalan at bersyon ng app, at ang iyong account at order.',
    deviceApp:
      'Maaari ding ipadala ng app ang mga detalye ng iyong device, ang lokasyon nito at ang iyong mga contact, kung pinayagan mo ito sa iyong telepono.',
    use: 'Saan namin ito ginagamit',
    useLead: 'Ginagamit namin ito:',
    useDecide: 'para magpasya sa iyong aplikasyon;',
    usePay: 'para ibigay ang iyong loan at tanggapin ang iyong mga bayad;',
    useAnswer: 'para paalalahanan ka sa bayad, sagutin ka at lutasin ang mga reklamo;',
    useProtect: 'para matiyak na ikaw nga ito, at mapigilan ang maling paggamit;',
    useLaw: 'para sundin ang hinihingi ng batas.',
    disclosure: 'Pagbabahagi: sino pa ang nakakakita',
    disclosureLead: 'Ipinapasa lang namin ang kailangan, at sa mga ito lang:',
    disclosurePay: 'mga bangko, wallet at payment channel na nagsasagawa ng iyong bayad;',
    disclosureWork: 'mga kompanyang nagtatrabaho para sa amin, para lang sa trabahong iyon;',
    disclosureLaw: 'mga hukuman at awtoridad, kung hinihingi ng batas;',
    disclosureLoan: 'sinumang lilipatan ng iyong loan, kung ililipat namin ito.',
    cookies: 'Cookies',
    cookiesNone:
      'Walang cookies ang mga pahinang ito. May ilang tala silang itinatago sa iyong browser: ang bayad na tinitingnan mo, ang draft ng reklamo, at ang nakita o naipadala mo na, para walang maipadala nang dalawang beses.',
    cookiesDelete:
      'Mabubura mo ang mga talang ito sa settings ng iyong browser. May sariling patakaran ang mga pahina ng iba, gaya ng payment channel.',
    minors: 'Mga menor de edad (wala pang {age})',
    minorsMore:
      'Para sa mahigit {age} taong gulang ang aming mga loan. Ayaw namin ng datos ng mga menor de edad na wala pang {age}. Kung may naibigay sa amin ang isang menor de edad, sabihin sa amin at buburahin namin ito.',
    password: 'Seguridad ng password',
    passwordYours:
      'Sa iyo lang ang password mo at ang mga code na ite-text namin. Pumili ng password na hindi mahuhulaan ng iba, at i-lock ang iyong telepono.',
    passwordAsked: 'Kung may humingi ng mga ito, kahit sa aming pangalan, huwag sumagot. Sabihin sa amin.',
    optOut: 'Pagtanggi (opt-out)',
    optOutPhone: 'Mababawi mo sa settings ng iyong telepono ang pinayagan mo sa app.',
    optOutWrite:
      'Para makita, maitama o mabura ang hawak namin tungkol sa iyo, o maitigil ang mga mensaheng hindi kailangan ng iyong loan, sumulat sa {email}. Kailangan naming itago ang hinihingi ng loan na bukas pa o ng batas.',
    changes: 'Mga pagbabago sa patakarang ito',
    changesMore: 'Ang teksto sa pahinang ito ang may bisa. Kapag nagbago ito, dito ilalagay ang bagong teksto.',
    officer: 'Grievance officer',
    officerMore: 'Hindi ka kontento sa paghawak namin ng iyong datos? Lumapit sa aming grievance officer:',
    name: 'Pangalan',
    address: 'Address',
    email: 'E-mail',
    phone: 'Telepono',
    service: 'Customer service',
    back: 'Bumalik sa listahan',
  },
});

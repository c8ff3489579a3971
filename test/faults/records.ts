/** The session in the address of every screen of these tests. */
export const SESSION = {
  deviceId: 'd1',
  sessionId: 'secret-of-the-session',
  userId: '7',
  orderId: 'o1',
  productId: '9',
} as const;

/** What another borrower has left on the phone. None of it may ever be on screen. */
export const FOREIGN = {
  cents: 987_654,
  amount: '9,876.54',
  code: '99988877766655',
  words: 'Written by somebody else',
};

const PREFIX = 'loan:default:';

type Texts = ReadonlyMap<string, string>;

const stored = (records: { readonly [name: string]: unknown }): Texts =>
  new Map(Object.entries(records).map(([name, data]) => [PREFIX + name, JSON.stringify({ v: 1, data })]));

/** The records of another borrower, and of another order, in the tab and on the phone. */
export const foreignRecords = (nowMs: number): { readonly ofTab: Texts; readonly ofPhone: Texts } => {
  const owner = { userId: '8', orderId: 'o2', productId: '9' };
  const { cents, code, words } = FOREIGN;
  const draft = { ...owner, orderNo: 'o2', about: '1|12', atMs: nowMs, titles: [words], description: words };
  return {
    ofTab: stored({
      repaymentInfo: {
        ...owner,
        repayAmount: cents,
        defDetail: { payCode: code, title: words },
        isRollover: 0,
        checkedAt: nowMs,
      },
      cardCode: { ...owner, recordId: 'r2', cardId: '1', amount: String(cents), sentAtMs: nowMs },
      contractRead: { ...owner, atMs: nowMs, terms: words },
      complaintDraft: draft,
    }),
    ofPhone: stored({
      'payments:order:o2': {
        atMs: nowMs,
        payments: [{ way: 'card', state: 'unconfirmed', amount: String(cents), place: words, atMs: nowMs, before: {} }],
      },
    }),
  };
};

interface Kept {
  readonly again?: unknown;
  readonly wasAccepted?: boolean;
  readonly payments?: readonly { readonly way: string; readonly state: string }[];
}

const describe = (name: string, data: Kept | null): readonly string[] => {
  if (!data) return [];
  const [kind, intent = ''] = name.split(/[:|]/);
  if (kind === 'sent') return [`${intent} ${data.again ? 'released' : data.wasAccepted ? 'accepted' : 'sent'}`];
  if (kind === 'payments') return (data.payments ?? []).map(({ way, state }) => `${way} ${state}`);
  return [name];
};

/** Names what the page has kept in the tab and on the phone; not what another borrower left there. */
export const describeKept = (storage: Texts, phoneStorage: Texts, nowMs: number): string => {
  const { ofTab, ofPhone } = foreignRecords(nowMs);
  const foreign = new Set([...ofTab.values(), ...ofPhone.values()]);
  const words = [...storage, ...phoneStorage]
    .filter(([, text]) => !foreign.has(text))
    .flatMap(([key, text]) => describe(key.slice(PREFIX.length), (JSON.parse(text) as { readonly data: Kept }).data));
  return [...new Set(words)].sort().join(', ');
};

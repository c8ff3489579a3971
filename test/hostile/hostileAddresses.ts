import fc from 'fast-check';
import { hostileValues } from './hostileValues.ts';

const schemes = [
  ...['https', 'http', 'HTTPS', 'hTTp', 'sampleloan', 'SampleLoan', 'sampleloanx', 'kash'],
  ...['\u212Aash', 'https\u200b', ''],
  ...['javascript', 'JavaScript', 'java\tscript', 'vbscript', 'data', 'blob', 'file', 'filesystem'],
  ...['content', 'intent', 'about', 'view-source', 'ftp', 'ws', 'wss', 'tel', 'sms', 'mailto', 'market'],
  ...['otherapp', '\u0001javascript', ' https'],
];
const colons = [':', ':', ':', '', '::', ':\t', '%3A', '：', '\n:'];
const slashes = ['//', '//', '//', '//', '/', '', '///', '\\\\', '/\\', '\\/', '/\t/', '//\n', '／／', '%2f%2f'];
const users = [
  ...['', '', '', '', '', 'user@', 'user:word@', ':word@', '@'],
  ...['pay.example@', 'pay.example%40', 'pay.example\\@'],
];
const hosts = [
  ...['m.lender.example', 'pay.example', 'pay.example', 'PAY.example', 'cdn.example', 'evil.example', 'localhost'],
  ...['pay.example.evil.example', 'evilpay.example', 'pay.example.', 'pay。example'],
  ...['ｐay.example', 'p\u00ady.example'],
  ...['pay\u200b.example', 'раy.example', 'xn--ay-6kc.example', '127.0.0.1', '0x7f.1', '2130706433'],
  ...['[::1]', '[::ffff:7f00:1]'],
  ...['', '.', '..', '%70ay.example', 'pay%2eexample', 'pay .example', 'pay<.example', 'pay%00.example'],
  ...['pay\0.example', '[::'],
];
const ports = ['', '', '', '', ':443', ':80', ':8443', ':99999', ':', ':port', ':-1', ':0', ':８０'];
const ends = [
  ...['', '/', '/path', '/a/../../b', '/..//evil.example', '?x=1', '#x', '/?a=1&b=2#c', '/a b', '/a\tb'],
  ...['/\u202ex', '/₱'],
  ...['/%0d%0aSet-Cookie:x=1', '/\r\nSet-Cookie: x=1', '/\\evil.example', '/@evil.example'],
  '?next=javascript:alert(1)',
  ...['/%', '/%zz', '/\ud83d', '/#\0', '/\u00a0', '/\u0085', '/\u2028', `/${'x'.repeat(3000)}`],
  '?__proto__=1&constructor=2',
];

const written = fc
  .tuple(...[schemes, colons, slashes, users, hosts, ports, ends].map((parts) => fc.constantFrom(...parts)))
  .map((parts) => parts.join(''));

const stain = fc.constantFrom(
  ...['\t', '\n', '\r', '\0', ' ', '\\', '/', '@', ':', '%00'],
  ...['\u00a0', '\u007f', '\u0085', '\u200b', '\ufeff'],
);

/** An address as another site writes one, with something put in where it does not belong. */
const stained = fc
  .tuple(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.array(fc.tuple(fc.nat(), stain), { maxLength: 2 }),
  )
  .map(([url, stains]) =>
    stains.reduce((text, [at, letter]) => text.slice(0, at % text.length) + letter + text.slice(at % text.length), url),
  );

/** A path of this site, or what looks like one. */
const own = fc
  .tuple(
    fc.constantFrom('/', '//', '/\\', '/./', '/..//', '', './', '?', '#/', '/%2f', '/\t/', '/\n'),
    fc.constantFrom('repay', 'evil.example/x', '/evil.example', '', 'repay?orderId=1', '@evil.example', ':8443'),
  )
  .map(([start, rest]) => start + rest);

/** What neither a part at a time nor another site would write. */
const whole = fc.constantFrom(
  ...['tel:*%2306%23', 'tel:**21*0917%23', 'tel:+19005550199', 'javascript://good.example/%0aalert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'blob:https://pay.example/1', 'about:srcdoc', 'intent:#Intent;end'],
  ...['jar:javascript:alert(1)!/', 'android-app://evil.example/https/evil.example', 'view-source:javascript:alert(1)'],
  ...[
    'itms-services://?action=download-manifest&url=https://evil.example/m.plist',
    'shortcuts://run-shortcut?name=Pay',
  ],
  ...['x-apple.systempreferences:javascript:1', 'http://sandbox.test/loanDetail?orderId=17001'],
  ...['http://sandbox.test/error?message=Call%200917', 'http://sandbox.test/repay?userId=8&deviceId=other'],
);

/** What an answer may put where an address is expected. */
export const address: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 10, arbitrary: written },
  { weight: 3, arbitrary: stained },
  { weight: 2, arbitrary: own },
  { weight: 2, arbitrary: whole },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 1 }) },
);

/**
 * An address as it is read; undefined where it is none. Not `canParse`: once it is hot, Node 20 refuses by it what it can
 * read (letters from U+0080 to U+00FF).
 */
export const parsed = (url: string, base?: string): URL | undefined => {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
};

/** The scheme that a browser or an app reads: it leaves out tabs and line breaks anywhere, and what nobody sees in front. */
export const schemeOf = (raw: string): string | undefined =>
  /^([a-z][a-z\d+.-]*):/i.exec(raw.replaceAll(/[\t\n\r]/g, '').replace(/^[\p{Cc} ]+/u, ''))?.[1]?.toLowerCase();

import fc from 'fast-check';
import { hostileValues } from './hostileValues.ts';

export const ORIGIN = 'https://m.lender.example';

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

/** What an answer may put where an address is expected. */
export const address: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 10, arbitrary: written },
  { weight: 3, arbitrary: stained },
  { weight: 2, arbitrary: own },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 1 }) },
);

/** An address in an answer that the app must not follow or load anything from. */
export interface HostileAddress {
  readonly name: string;
  /** The value in the answer. */
  readonly given: unknown;
  /** Whether it is hostile in every build, or only if the brand lists its hosts (here only `GOOD_HOST`). */
  readonly where: Where;
  /** Whether it may be treated as a path of the service, which only leads to this site. */
  readonly isPath: boolean;
}

/** The builds in which it is hostile: of a brand that allows every host too, or only of one that lists its hosts. */
export type Where = 'anywhere' | 'listedHosts';

/** The only host that a brand with a list of hosts trusts here. */
export const GOOD_HOST = 'good.example';

// What the script of an address does if it runs.
const RUN = 'document.documentElement.dataset.ran=1';
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`;

type Row = readonly [name: string, given: unknown];

const scripts: readonly Row[] = [
  ['javascript', `javascript:${RUN}`],
  ['a blank before javascript', ` javascript:${RUN}`],
  ['a tab in javascript', `java\tscript:${RUN}`],
  ['data with a document', `data:text/html,<script>parent.${RUN}</script>`],
  ['data with a picture that has a script', `data:image/svg+xml,${encodeURIComponent(PICTURE)}`],
];

const hiddenScripts: readonly Row[] = [
  ['javascript in capitals', `JAVASCRIPT:${RUN}`],
  ['javascript in mixed letters', `jAvAsCrIpT:${RUN}`],
  ['javascript with slashes and a line break', `javascript://${GOOD_HOST}/%0a${RUN}`],
  ['a control character before javascript', `\u0001javascript:${RUN}`],
  ['a null byte before javascript', `\0javascript:${RUN}`],
  ['a no-break space before javascript', `\u00a0javascript:${RUN}`],
  ['a byte-order mark before javascript', `\ufeffjavascript:${RUN}`],
  ['a line feed in javascript', `java\nscript:${RUN}`],
  ['a carriage return in javascript', `java\rscript:${RUN}`],
  ['a null byte in javascript', `java\0script:${RUN}`],
  ['a tab before the colon of javascript', `javascript\t:${RUN}`],
  ['javascript, percent-coded', `%6a%61vascript:${RUN}`],
  ['javascript, 100 kB of it', `javascript:${RUN}//${'x'.repeat(100_000)}`],
  ['vbscript', 'vbscript:msgbox(1)'],
  ['livescript', `livescript:${RUN}`],
  ['data in capitals', `DATA:text/html;base64,${btoa(`<script>parent.${RUN}</script>`)}`],
  ['view-source of javascript', `view-source:javascript:${RUN}`],
];

const schemes: readonly Row[] = [
  ['blob', `blob:https://${GOOD_HOST}/4f5d6c7b-0000-4000-8000-000000000000`],
  ['blob of nowhere', 'blob:null/4f5d6c7b-0000-4000-8000-000000000000'],
  ['file', 'file:///etc/passwd'],
  ['filesystem', `filesystem:https://${GOOD_HOST}/temporary/a.html`],
  ['about:blank', 'about:blank'],
  ['about:srcdoc', 'about:srcdoc'],
  ['content', 'content://com.android.contacts/contacts/1'],
  ['intent', 'intent://evil.example/#Intent;scheme=https;package=com.android.chrome;end'],
  ['intent in mixed letters', 'iNtEnT:#Intent;action=android.intent.action.CALL;end'],
  ['view-source', `view-source:https://${GOOD_HOST}/`],
  ['chrome', 'chrome://settings/'],
  ['web socket', 'wss://evil.example/'],
  ['ftp', 'ftp://evil.example/'],
  ['mailto', 'mailto:evil@evil.example'],
  ['tel', 'tel:+19005550199'],
  ['sms', 'sms:+19005550199?body=yes'],
  ['the brand’s scheme, without slashes', 'sampleloan:evil'],
  ['a scheme that begins like the brand’s', 'sampleloanevil://pay'],
];

const webWithoutScheme: readonly Row[] = [
  ['two slashes', '//evil.example/a.png'],
  ['a blank before two slashes', ' //evil.example/a.png'],
];

const shapes: readonly Row[] = [
  ['three slashes', '///evil.example/a.png'],
  ['two backslashes', '\\\\evil.example\\a.png'],
  ['a slash and a backslash', '/\\evil.example/a.png'],
  ['a backslash and a slash', '\\/evil.example/a.png'],
  ['a tab between two slashes', '/\t/evil.example/a.png'],
  ['a line feed between two slashes', '/\n/evil.example/a.png'],
  ['https with backslashes', 'https:\\\\evil.example\\a.png'],
  ['https with one slash', 'https:/evil.example/a.png'],
  ['https with three slashes', 'https:///evil.example/a.png'],
  ['https without slashes', 'https:evil.example/a.png'],
  ['https and nothing', 'https://'],
  ['https, percent-coded', 'https%3A%2F%2Fevil.example%2Fa.png'],
  ['two slashes, percent-coded', '%2f%2fevil.example/a.png'],
  ['a zero-width space in the scheme', 'ht\u200btps://evil.example/a.png'],
  ['a host and no scheme', 'evil.example/a.png'],
  ['a query alone', '?to=https://evil.example/'],
  ['a fragment with javascript', `#javascript:${RUN}`],
  ['a broken IPv6 host', 'https://[::1/a.png'],
  ['a port that there is not', 'https://good.example:99999/a.png'],
  ['user info that looks like the host', `https://${GOOD_HOST}@evil.example/a.png`],
  ['user info with a password', `https://${GOOD_HOST}:443@evil.example/a.png`],
  ['user info of a good host', `https://evil@${GOOD_HOST}/a.png`],
  ['user info, its sign percent-coded', `https://${GOOD_HOST}%40evil.example/a.png`],
  ['a backslash before the sign of user info', `https://evil.example\\@${GOOD_HOST}/a.png`],
  ['a null byte in the host, percent-coded', `https://evil.example%00.${GOOD_HOST}/a.png`],
  ['a blank in the host', `https://evil.example .${GOOD_HOST}/a.png`],
];

// Without a scheme these are paths of the service: following one stays on this site.
const paths: readonly Row[] = [
  ['javascript, its colon as an entity', `javascript&colon;${RUN}`],
  ['another folder', '../../evil.example/a.png'],
];

const noAddresses: readonly Row[] = [
  ['nothing', ''],
  ['blanks', '   '],
  ['null', null],
  ['true', true],
  ['a number', 17],
  ['a list', ['https://evil.example/a.png']],
  ['an object', { href: 'https://evil.example/a.png', toString: 'https://evil.example/a.png' }],
];

const lookAlikes: readonly Row[] = [
  ['another host', 'https://evil.example/a.png'],
  ['another host without a scheme', '//evil.example/a.png'],
  // The app removes invisible characters first.
  ['a right-to-left mark before https', '\u202ehttps://evil.example/a.png'],
  ['a null byte in the host', `https://evil.example\0.${GOOD_HOST}/a.png`],
  ['another host over http', 'http://evil.example/a.png'],
  ['the host in front of another', `https://${GOOD_HOST}.evil.example/a.png`],
  ['the host at the end of another', `https://evil${GOOD_HOST}/a.png`],
  ['a host below it', `https://evil.${GOOD_HOST}/a.png`],
  ['the host with a dot at its end', `https://${GOOD_HOST}./a.png`],
  ['another port', `https://${GOOD_HOST}:8443/a.png`],
  ['a letter of another alphabet', 'https://g\u043e\u043ed.example/a.png'],
  ['a dot, percent-coded', 'https://good.example%2eevil.example/a.png'],
  ['the host in the path', `https://evil.example/${GOOD_HOST}/a.png`],
  ['the host in the fragment', `https://evil.example/a.png#${GOOD_HOST}`],
  ['the host behind a backslash', `https://evil.example%5c${GOOD_HOST}/a.png`],
];

const hosts: readonly Row[] = [
  ['the same in punycode', `https://${new URL('https://g\u043e\u043ed.example').host}/a.png`],
  ['a dot of another script', 'https://good.example\u3002evil.example/a.png'],
  ['the host in the query', `https://evil.example/a.png?${GOOD_HOST}`],
  ['the host behind a sign in the fragment', `https://evil.example/a.png#@${GOOD_HOST}/`],
  ['an IPv6 host', 'https://[2001:db8::1]/a.png'],
  ['the phone itself, by IPv6', 'https://[::1]/a.png'],
  ['the phone itself, by IPv4', 'https://127.0.0.1/a.png'],
  ['the phone itself, as one number', 'https://2130706433/a.png'],
  ['the phone itself, in hexadecimal', 'https://0x7f.0x1/a.png'],
  ['the phone itself, by name', 'https://localhost/a.png'],
];

const rows = (those: readonly Row[], where: Where = 'anywhere', isPath = false): readonly HostileAddress[] =>
  those.map(([name, given]) => ({ name, given, where, isPath }));

/** Every hostile address, by name. */
export const hostileAddresses: readonly HostileAddress[] = [
  ...rows([...scripts, ...hiddenScripts, ...schemes, ...webWithoutScheme, ...shapes, ...noAddresses]),
  ...rows(paths, 'anywhere', true),
  ...rows([...lookAlikes, ...hosts], 'listedHosts'),
];

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

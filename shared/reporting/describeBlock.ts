/** What is sent about something that the page's content security policy has blocked. */
export interface BlockDescription {
  /** The directive of the policy: `img-src`, `script-src-elem`. */
  readonly directive: string;
  /** The host of what was blocked; if there is none, the kind of source (`inline`, `eval`, `data`), or `other`. */
  readonly from: string;
}

// The names that browsers use. Older browsers report `script-src` where newer ones report `script-src-elem` or `script-src-attr`.
const DIRECTIVE =
  /^((script|style)-src(-elem|-attr)?|(connect|default|font|frame|child|img|manifest|media|object|worker|prefetch)-src|base-uri|form-action|trusted-types|require-trusted-types-for)$/;

const KEYWORD = /^(inline|eval|wasm-eval|self|trusted-types-policy|trusted-types-sink|data|blob|about|filesystem)$/;

// A host with five or more digits in a row may contain somebody's number, so it is not sent.
const HOST = /^(?!.*\d{5})[a-z0-9.-]{1,80}(:\d{1,4})?$/;

const hostOf = (address: string): string => new URL(address).host;

const sourceOf = (blocked: string, page: string): string => {
  // For an inline script, some browsers name no source, or an empty string.
  if (!blocked) return 'inline';
  const [keyword = ''] = blocked.split(':');
  if (KEYWORD.test(keyword)) return keyword;
  try {
    const { host, protocol } = new URL(blocked);
    if (host === hostOf(page)) return 'self';
    return /^(https?|wss?):$/.test(protocol) && HOST.test(host) ? host : 'other';
  } catch {
    return 'other';
  }
};

/**
 * Describes what was blocked, without the address of the page or of what was blocked, and without a sample of it: each of these may
 * contain the session or a value of a response. @returns undefined if the browser names no known directive.
 */
export const describeBlock = ({
  effectiveDirective,
  violatedDirective,
  blockedURI,
  documentURI,
}: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'violatedDirective' | 'blockedURI' | 'documentURI'>):
  | BlockDescription
  | undefined => {
  // Earlier versions of WebKit put the directive's whole text into `violatedDirective`, and leave out `effectiveDirective`.
  const [directive = ''] = String(effectiveDirective || violatedDirective).split(' ');
  return DIRECTIVE.test(directive) ? { directive, from: sourceOf(String(blockedURI), String(documentURI)) } : undefined;
};

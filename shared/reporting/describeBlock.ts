/** What is sent of something that the page's policy has blocked. */
export interface BlockDescription {
  /** The directive of the policy: `img-src`, `script-src-elem`. */
  readonly directive: string;
  /** The host that it would have come from; where there is none, the kind of source (`inline`, `eval`, `data`), or `other`. */
  readonly from: string;
}

// As browsers name them; the older ones say `script-src` for all that newer ones tell apart.
const DIRECTIVE =
  /^((script|style)-src(-elem|-attr)?|(connect|default|font|frame|child|img|manifest|media|object|worker|prefetch)-src|base-uri|form-action|trusted-types|require-trusted-types-for)$/;

const KEYWORD = /^(inline|eval|wasm-eval|self|trusted-types-policy|trusted-types-sink|data|blob|about|filesystem)$/;

// A name of five digits or more may be a number of somebody's.
const HOST = /^(?!.*\d{5})[a-z0-9.-]{1,80}(:\d{1,4})?$/;

const hostOf = (address: string): string => new URL(address).host;

const sourceOf = (blocked: string, page: string): string => {
  // Some browsers name nothing, or an empty string for an inline script.
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
 * Describes what was blocked, without the address of the page or of what was blocked, and without a sample of it: each may
 * hold the session or a value of a response. @returns undefined where the browser names no directive that there is.
 */
export const describeBlock = ({
  effectiveDirective,
  violatedDirective,
  blockedURI,
  documentURI,
}: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'violatedDirective' | 'blockedURI' | 'documentURI'>):
  | BlockDescription
  | undefined => {
  // WebKit's earlier versions put the directive's whole text into the one, and leave out the other.
  const [directive = ''] = String(effectiveDirective || violatedDirective).split(' ');
  return DIRECTIVE.test(directive) ? { directive, from: sourceOf(String(blockedURI), String(documentURI)) } : undefined;
};

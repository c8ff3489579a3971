const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

function firstValue(request: Request, header: string): string {
  return (request.headers.get(header) ?? '').split(',')[0]?.trim() ?? '';
}

/** The origin that the borrower sees: the request's own, or what a proxy in front says that it was. */
export function originOf(request: Request): string {
  const own = new URL(request.url);
  const proto = firstValue(request, 'x-forwarded-proto');
  const host = firstValue(request, 'x-forwarded-host');
  const scheme = proto === 'http' || proto === 'https' ? proto : own.protocol.slice(0, -1);
  return `${scheme}://${HOST.test(host) ? host : own.host}`;
}

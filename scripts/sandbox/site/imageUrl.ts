/** The address of the sample picture drawn for a name: `Sample Wallet` has `/sandbox/images/sample-wallet.svg`. */
export function imageUrl(origin: string, name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return `${origin}/sandbox/images/${slug || 'blank'}.svg`;
}

/** Formats cents for detail rows and pages of payment channels: 123456 is `₱1,234.56`. */
export function pesoText(cents: number): string {
  const pesos = Math.trunc(cents / 100).toLocaleString('en-US');
  return `₱${pesos}.${String(cents % 100).padStart(2, '0')}`;
}

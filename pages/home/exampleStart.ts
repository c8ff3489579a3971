/** What the example of a loan begins with, and by how much its amount moves; in cents and days. */
export const EXAMPLE_CENTS = 500_000;
export const STEP_CENTS = 50_000;
export const EXAMPLE_DAYS = 91;

import type { Cents } from '../domain/money.ts';

/** A worked example of a loan, amounts in cents. The build calculates it from the brand's own price, and fails if there is a difference. */
export interface CostExample {
  readonly amountCents: Cents;
  readonly days: number;
  /** Deducted from what is paid out. */
  readonly feeCents: Cents;
  readonly receivedCents: Cents;
  readonly interestCents: Cents;
  readonly repaidCents: Cents;
  /** The annual percentage rate (365 days, compounded), a percentage with two decimals. */
  readonly aprPercent: number;
}

/** What a lending company in the Philippines states wherever it offers a loan or takes a payment; `company.legalName` stands before it. */
export interface PhilippineDisclosures {
  readonly country: 'PH';
  /** The number of its registration with the Securities and Exchange Commission, without words before it. */
  readonly secRegistration: string;
  /** The number of its certificate of authority to operate as a lending company. */
  readonly certificateOfAuthority: string;
  /**
   * The highest annual percentage rate that a loan may have, with two decimals. The build calculates it from `loanExample` and the terms, and fails
   * if there is a difference.
   */
  readonly maximumAprPercent: number;
  readonly example: CostExample;
  readonly complaints: { readonly email: string; readonly phone: string };
  /** The person responsible for borrowers' data. */
  readonly privacy: { readonly officer: string; readonly email: string };
  /** The only addresses, all https, under which the lender offers loans: its site, its app in a store, its pages elsewhere. */
  readonly officialChannels: readonly string[];
}

/** What an app that lends in India states: who the lender is, what a loan costs, and who hears a grievance. */
export interface IndianDisclosures {
  readonly country: 'IN';
  /** The regulated entity whose money it is, and its registration with the Reserve Bank of India. */
  readonly lender: { readonly name: string; readonly registration: string };
  /** The key facts statement, an https address. */
  readonly keyFactsUrl: string;
  readonly grievanceOfficer: { readonly name: string; readonly phone: string; readonly email: string };
}

/** What the law of a country requires a lender to state on every public page. */
export type Disclosures = PhilippineDisclosures | IndianDisclosures;

// The package has no types of its own; these are of what is used of it here.

interface XliffUnit {
  readonly source?: unknown;
  readonly target?: unknown;
  readonly additionalAttributes?: Readonly<Record<string, string>>;
}

interface XliffDocument {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly resources: { readonly [file: string]: { readonly [id: string]: XliffUnit } };
}

declare module 'xliff' {
  export const jsToXliff12: (document: XliffDocument) => Promise<string>;
  export const xliff12ToJs: (text: string) => Promise<XliffDocument>;
}

/** Masks all but the last four characters; a value of at most eight characters is masked entirely. */
const masked = (value: string): string => `********${value.length > 8 ? value.slice(-4) : ''}`;

/** `credential_keys` of gateways: enough of each credential named to tell them apart, too little to use them. */
export const credentialKeys =
  (...names: readonly string[]) =>
  (rows: readonly Readonly<Record<string, unknown>>[]): readonly Record<string, string>[] =>
    rows.map((row) =>
      Object.fromEntries(names.map((name) => [name, masked(String(row[name] ?? ''))])),
    );

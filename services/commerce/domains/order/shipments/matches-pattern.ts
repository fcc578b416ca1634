/** The regular expressions of a shipping zone or a tax rule. */
export interface AddressPattern {
  readonly country_code_regex: string | null;
  readonly not_country_code_regex: string | null;
  readonly state_code_regex: string | null;
  readonly not_state_code_regex: string | null;
  readonly zip_code_regex: string | null;
  readonly not_zip_code_regex: string | null;
}

export interface Destination {
  readonly country_code: string | null;
  readonly state_code?: string | null;
  readonly zip_code?: string | null;
}

/** A broken pattern matches nothing, so that it shows as a missing method and not as a failure. */
const fits = (pattern: string, value: string | null | undefined): boolean => {
  try {
    return new RegExp(pattern).test(value ?? '');
  } catch {
    return false;
  }
};

/** Whether a destination lies in a zone: inside every pattern and outside every `not_` pattern. */
export const matchesPattern = (pattern: AddressPattern, destination: Destination): boolean => {
  const part = (
    inside: string | null,
    outside: string | null,
    value: string | null | undefined,
  ): boolean => (!inside || fits(inside, value)) && (!outside || !fits(outside, value));
  return (
    part(pattern.country_code_regex, pattern.not_country_code_regex, destination.country_code) &&
    part(pattern.state_code_regex, pattern.not_state_code_regex, destination.state_code) &&
    part(pattern.zip_code_regex, pattern.not_zip_code_regex, destination.zip_code)
  );
};

/** What client tokens of the local platform carry, and Braintree's never do. */
const MARK = { localPlatform: 'fonte-vigna' } as const;

const decode = (clientToken: string): unknown => {
  try {
    return JSON.parse(atob(clientToken));
  } catch {
    // A tokenization key, or nothing of Braintree's at all.
    return null;
  }
};

/** Whether a client token is of the local platform, which has no Braintree to ask and takes test nonces. */
export const isDemonstration = (clientToken: string): boolean => {
  const token = decode(clientToken);
  if (typeof token !== 'object' || token === null) return false;
  return Object.entries(MARK).every(
    ([key, value]) => (token as Record<string, unknown>)[key] === value,
  );
};

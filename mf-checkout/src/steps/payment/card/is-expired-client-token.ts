/**
 * Braintree's client tokens are valid for a day:
 * https://developer.paypal.com/braintree/docs/guides/authorization/client-token
 */
const LIFETIME = 24 * 60 * 60 * 1000;
/** Time in ms before expiry in which a token is not used for a new form: filling it in takes minutes. */
const MARGIN = 30 * 60 * 1000;

const parseRecord = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const decode = (text: string): string => {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
};

/** Expiry of a token, in ms since 1970; null if unknown. */
const expiryOf = (clientToken: string): number | null => {
  const fingerprint = parseRecord(decode(clientToken))['authorizationFingerprint'];
  if (typeof fingerprint !== 'string') return null;
  const { exp } = parseRecord(decode(fingerprint.split('.')[1] ?? ''));
  if (typeof exp === 'number') return exp * 1000;
  const created = Date.parse(/created_at=([^&|]+)/.exec(fingerprint)?.[1] ?? '');
  return Number.isNaN(created) ? null : created + LIFETIME;
};

/**
 * Whether a client token of an earlier visit has expired. One without a date counts as valid: the payment frame will
 * find out.
 */
export const isExpiredClientToken = (clientToken: string, now = Date.now()): boolean => {
  const end = expiryOf(clientToken);
  return end !== null && end - MARGIN < now;
};

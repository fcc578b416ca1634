/** Braintree's client tokens are good for a day: https://developer.paypal.com/braintree/docs/guides/authorization/client-token */
const LIFETIME = 24 * 60 * 60 * 1000;
/** ms before its end in which a token is not begun with any more: a form takes minutes. */
const MARGIN = 30 * 60 * 1000;

const parsed = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const decoded = (text: string): string => {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
};

/** When a token ends, in ms since 1970; null where it does not say. */
const endOf = (clientToken: string): number | null => {
  const fingerprint = parsed(decoded(clientToken))['authorizationFingerprint'];
  if (typeof fingerprint !== 'string') return null;
  const { exp } = parsed(decoded(fingerprint.split('.')[1] ?? ''));
  if (typeof exp === 'number') return exp * 1000;
  const created = Date.parse(/created_at=([^&|]+)/.exec(fingerprint)?.[1] ?? '');
  return Number.isNaN(created) ? null : created + LIFETIME;
};

/**
 * Whether a client token, as left from an earlier visit, is too old to make a nonce with. One that does not say counts as
 * good: the payment frame finds out.
 */
export const isExpiredClientToken = (clientToken: string, now = Date.now()): boolean => {
  const end = endOf(clientToken);
  return end !== null && end - MARGIN < now;
};

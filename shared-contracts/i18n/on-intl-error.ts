/**
 * A text that is missing or cannot be formatted is a bug: loud while developing and testing. In production
 * the shopper sees the key, which is better than no page, and the fault is left in the browser's log.
 */
export const onIntlError = (error: Error): void => {
  if (process.env.NODE_ENV !== 'production') throw error;
  // eslint-disable-next-line no-console -- the only trace of a missing text in production
  console.debug(error.message);
};

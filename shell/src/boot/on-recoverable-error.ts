/** React's words (and number, in production) for a region that the server left to the browser. */
const LEFT_TO_BROWSER = /#419|could not finish this Suspense boundary/;

/**
 * What React mended by rendering in the browser. A region whose remote the server could not reach is expected to
 * end that way, and so does one that was translated before React took it over. Anything else (a mismatch) is a bug and
 * is reported like one.
 */
export const onRecoverableError = (error: unknown): void => {
  // Translators use such elements, and no page of the shop has one.
  const isTranslated = document.querySelector('font');
  if (isTranslated || (error instanceof Error && LEFT_TO_BROWSER.test(error.message))) return;
  reportError(error);
};

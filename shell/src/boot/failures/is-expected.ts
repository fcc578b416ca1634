/** React's message (its number, in production) for a region that the server left to the browser. */
const LEFT_TO_BROWSER = /#419|could not finish this Suspense boundary/;

/**
 * Whether React recovered from something expected: a region whose remote the server could not reach, or a page that was
 * translated before hydration. Any other recovery (a mismatch) is a bug.
 */
export const isExpected = (error: unknown): boolean =>
  // Translators insert `font` elements, and no page of the shop has one.
  document.querySelector('font') !== null ||
  (error instanceof Error && LEFT_TO_BROWSER.test(error.message));

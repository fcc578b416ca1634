import type { CommerceError } from '@shop/contracts/commerce';
import { failureReference } from '@shop/contracts/remote';

/** Something of ours that threw in a shopper's browser. */
export interface Failure {
  error: Error;
  /** Whose region it was thrown in, and the region's name. */
  team: string;
  region: string;
  /** The name the shopper sees and the service logs it under. */
  reference: string;
}

/** Longest text sent of an error: its message, and the top of its stack. */
const LONGEST = { message: 200, stack: 1500 };

/**
 * Tells the shop's service of a failure (S14): what was thrown, where, and on which page, and nothing of the visitor. It
 * is sent though the page be left; no one waits for the answer.
 *
 * @param endpoint - origin of store-api
 */
export const reportFailure = async (
  endpoint: string,
  { error, team, region, reference }: Failure,
): Promise<void> => {
  const { name, message, stack = '' } = error;
  await fetch(`${endpoint}/reports`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': reference },
    body: JSON.stringify({
      failure: {
        team,
        region,
        page: window.location.pathname,
        name,
        message: message.slice(0, LONGEST.message),
        stack: stack.slice(0, LONGEST.stack),
      },
    }),
  });
};

let wasUnreachable = false;

/**
 * Writes to the console, and tells the shop's service, that the platform could not be reached (section 8): once a page, and
 * not where the visitor's own line is down.
 */
export const reportUnreachable = async (
  endpoint: string,
  { code, detail }: CommerceError,
): Promise<void> => {
  if (wasUnreachable || !navigator.onLine) return;
  wasUnreachable = true;
  const error = new Error(`The commerce platform cannot be reached (${code}): ${detail}`);
  error.name = 'Unreachable';
  // eslint-disable-next-line no-console -- what the specification asks for
  console.warn(error.message);
  const reference = failureReference();
  await reportFailure(endpoint, { error, team: 'shell', region: 'commerce', reference });
};

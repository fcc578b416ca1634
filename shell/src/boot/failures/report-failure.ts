import type { CommerceError } from '@shop/contracts/commerce';
import { failureReference } from '@shop/contracts/remote';

/** An error of the shop's code in a shopper's browser. */
export interface Failure {
  error: Error;
  /** Team and name of the region that threw. */
  team: string;
  region: string;
  /** Release of a remote, if its code could not be evaluated. */
  release?: string;
  /** Id that the shopper sees and the service logs. */
  reference: string;
}

/** Maximum length of an error's message and stack in a report. */
const MAX_LENGTH = { message: 200, stack: 1500 };

/**
 * Reports a failure to store-api (S14): error, region and page, and no data of the visitor. The request outlives the page
 * (`keepalive`).
 *
 * @param endpoint origin of store-api
 */
export const reportFailure = async (
  endpoint: string,
  { error, team, region, release, reference }: Failure,
): Promise<void> => {
  const { name, stack = '' } = error;
  const message = release ? `${team} ${release}: ${error.message}` : error.message;
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
        message: message.slice(0, MAX_LENGTH.message),
        stack: stack.slice(0, MAX_LENGTH.stack),
      },
    }),
  });
};

let wasUnreachable = false;

/**
 * Logs to the console, and reports to store-api, that the platform is unreachable (section 8): once per page, and not if
 * the visitor is offline.
 */
export const reportUnreachable = async (
  endpoint: string,
  { code, detail }: CommerceError,
): Promise<void> => {
  if (wasUnreachable || !navigator.onLine) return;
  wasUnreachable = true;
  const error = new Error(`The commerce platform cannot be reached (${code}): ${detail}`);
  error.name = 'Unreachable';
  // eslint-disable-next-line no-console -- required by the specification
  console.warn(error.message);
  const reference = failureReference();
  await reportFailure(endpoint, { error, team: 'shell', region: 'commerce', reference });
};

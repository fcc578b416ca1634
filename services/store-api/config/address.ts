import { z } from 'zod';

/** An http URL from the environment, without a trailing slash. */
export const address = z
  .url({ protocol: /^https?$/, error: 'must be an address beginning with http' })
  .transform((it) => it.replace(/\/+$/, ''));

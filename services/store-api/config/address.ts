import { z } from 'zod';

/** An http address of the environment, without the slash at its end. */
export const address = z
  .url({ protocol: /^https?$/, error: 'must be an address beginning with http' })
  .transform((it) => it.replace(/\/+$/, ''));

import { z } from 'zod';
import type { ReconciliationSettings } from '../reconciliation/open-reconciliation.ts';

const integer = (lowest: number, highest: number) => {
  const problem = `must be a whole number from ${lowest} to ${highest}`;
  return z.coerce.number(problem).int(problem).min(lowest, problem).max(highest, problem);
};

/** Variables of the nightly reconciliation. */
export const reconciliationEnvironment = {
  STORE_API_RECONCILIATION: z.enum(['on', 'off'], 'must be on or off').default('on'),
  STORE_API_RECONCILIATION_HOUR: integer(0, 23).default(3),
  // Sent mails are kept for 90 days.
  STORE_API_RECONCILIATION_DAYS: integer(1, 60).default(30),
};

/** Settings of the reconciliation; null if it is disabled. */
export const reconciliationSettings = (
  environment: z.infer<z.ZodObject<typeof reconciliationEnvironment>>,
): ReconciliationSettings | null =>
  environment.STORE_API_RECONCILIATION === 'on'
    ? {
        hour: environment.STORE_API_RECONCILIATION_HOUR,
        days: environment.STORE_API_RECONCILIATION_DAYS,
      }
    : null;

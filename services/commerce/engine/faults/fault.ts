import { z } from 'zod';

/** One way for the server to misbehave. */
export type Fault =
  /** Waits first, then does the work. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Answers with an error without doing anything. */
  | { readonly kind: 'status'; readonly status: number }
  /** Cuts the connection without doing anything. */
  | { readonly kind: 'reset' }
  /** Does the work, commits it, and cuts the connection instead of answering. */
  | { readonly kind: 'drop' };

/** A fault and the requests it meets. */
export interface FaultRule {
  readonly id: string;
  /** null for every method. */
  readonly method: string | null;
  /** The path to match; `*` matches any characters. */
  readonly path: string;
  /** The number of requests it still applies to; null for all. */
  readonly times: number | null;
  readonly fault: Fault;
}

/** A rule as the admin endpoint and its form take it. */
export const faultRuleInput = z
  .strictObject({
    kind: z.enum(['delay', 'status', 'reset', 'drop']),
    /** Milliseconds of a delay, status of an answer. */
    value: z.coerce.number().int().optional(),
    method: z
      .string()
      .transform((it) => it.toUpperCase())
      .pipe(z.enum(['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS']))
      .optional(),
    path: z.string().startsWith('/', 'must start with /').max(500).default('/*'),
    times: z.coerce.number().int().min(1).max(1_000_000).optional(),
  })
  .superRefine(({ kind, value }, { addIssue }) => {
    const wrong = (message: string) => addIssue({ code: 'custom', path: ['value'], message });
    if (kind === 'status' && !(value !== undefined && value >= 400 && value <= 599))
      wrong('a status needs a value from 400 to 599');
    if (kind === 'delay' && !(value !== undefined && value >= 0 && value <= 600_000))
      wrong('a delay needs a value from 0 to 600000 milliseconds');
  });

/** A fault as a person reads it: `status 503`. */
export const describeFault = (fault: Fault): string => {
  if (fault.kind === 'delay') return `delay ${fault.ms} ms`;
  if (fault.kind === 'status') return `status ${fault.status}`;
  return fault.kind === 'reset' ? 'reset the connection' : 'drop the answer after the commit';
};

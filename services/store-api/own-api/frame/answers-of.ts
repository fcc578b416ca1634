import { z } from 'zod';
import type { StoreApiCode } from '@shop/contracts/store-api';
import type { AnyOwnOperation } from './own-operation.ts';
import { REFUSALS } from './refusals.ts';

/** Error response of this API. */
export const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    problems: z
      .array(z.object({ path: z.string(), message: z.string(), reason: z.string().optional() }))
      .optional(),
  }),
});

/** Error codes of every operation. */
const COMMON: readonly StoreApiCode[] = [
  'FORBIDDEN_ORIGIN',
  'MALFORMED',
  'TOO_MANY_REQUESTS',
  'SERVER',
  'UNAVAILABLE',
];

/** All error codes of an operation. */
export const codesOf = ({ method, bearer, refusals = [] }: AnyOwnOperation): StoreApiCode[] => [
  ...COMMON,
  ...(bearer === 'none' ? [] : (['UNAUTHORIZED'] as const)),
  ...(method === 'POST' ? (['TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) : []),
  ...refusals,
];

interface DescribedAnswer {
  description: string;
  content: { 'application/json': { schema: z.ZodType } };
}

/** Response schemas of an operation by status, for documentation and serialization. */
export const answersOf = (operation: AnyOwnOperation): Record<number, DescribedAnswer> => {
  const { status, schema } = operation.answer;
  const codes = new Map<number, string[]>();
  for (const code of codesOf(operation)) {
    const [refused] = REFUSALS[code];
    codes.set(refused, [...(codes.get(refused) ?? []), code]);
  }
  const refusals = [...codes].map(([refused, names]) => [
    refused,
    {
      description: names.join(', '),
      content: { 'application/json': { schema: errorSchema } },
    },
  ]);
  const done = (description: string): DescribedAnswer => ({
    description,
    content: { 'application/json': { schema } },
  });
  const accepted = { 202: done('Will be done, if there is anything to do.') };
  return {
    ...(operation.accepts && accepted),
    [status]: status === 202 ? accepted[202] : done('Done.'),
    ...Object.fromEntries(refusals),
  };
};

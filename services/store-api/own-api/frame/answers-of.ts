import type { z } from 'zod';
import { errorSchema } from '../schemas/error.ts';
import { codesOf } from './codes-of.ts';
import type { AnyOwnOperation } from './own-operation.ts';
import { REFUSALS } from './refusals.ts';

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

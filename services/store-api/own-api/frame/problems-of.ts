import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import type { Problem } from '../../http/error-reply.ts';

/** A validation error as Fastify reports it. */
interface Found {
  instancePath: string;
  message?: string | undefined;
  params?: unknown;
}

const pathOf = (part: string, names: readonly unknown[]): string =>
  [part, ...names.map(String)].filter((name) => name !== '').join('.');

/** For a union schema, the errors of the alternative that the body is closest to. */
const closest = ({ params }: Found): readonly unknown[] => {
  const { errors } = asRecord(params);
  if (!Array.isArray(errors)) return [];
  const forms = errors.filter((it): it is unknown[] => Array.isArray(it));
  return forms.reduce((best, it) => (it.length < best.length ? it : best), forms[0] ?? []);
};

/**
 * The invalid fields with their problem, without echoing the input.
 *
 * @param context `body` or `querystring`
 */
export const problemsOf = (found: readonly Found[], context = 'body'): Problem[] => {
  const part = context === 'querystring' ? 'query' : context;
  return found.flatMap((it) => {
    const inner = closest(it);
    if (inner.length === 0)
      return [
        {
          path: pathOf(part, it.instancePath.split('/')),
          message: it.message ?? 'is not what is needed',
        },
      ];
    return inner.map((problem) => {
      const { path, message } = asRecord(problem);
      return {
        path: pathOf(part, Array.isArray(path) ? path : []),
        message: asText(message) ?? 'is not what is needed',
      };
    });
  });
};

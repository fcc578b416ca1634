import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import type { Problem } from '../../http/error-reply.ts';

/** What a schema found, as the frame is given it. */
interface Found {
  instancePath: string;
  message?: string | undefined;
  params?: unknown;
}

const pathOf = (part: string, names: readonly unknown[]): string =>
  [part, ...names.map(String)].filter((name) => name !== '').join('.');

/** Of the forms a body may have, what keeps it from the one it is closest to. */
const closest = ({ params }: Found): readonly unknown[] => {
  const { errors } = asRecord(params);
  if (!Array.isArray(errors)) return [];
  const forms = errors.filter((it): it is unknown[] => Array.isArray(it));
  return forms.reduce((best, it) => (it.length < best.length ? it : best), forms[0] ?? []);
};

/**
 * The fields that do not fit, with what is wrong about each, and nothing of what was sent.
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

import type { FieldError } from '../result.ts';

/** One entry of an error document: `{ errors: […] }`. Sign-in errors carry a numeric status, others a text. */
export interface PlatformError {
  title?: string;
  detail?: string;
  code?: string;
  status?: string | number;
  source?: { pointer?: string };
  meta?: { error?: string; [key: string]: unknown };
}

/** `quantity - is out of stock` names its field even where the pointer is missing. */
const fieldOf = ({ source, detail }: PlatformError): string | null =>
  source?.pointer?.split('/').at(-1) ?? /^(\w+) - /.exec(detail ?? '')?.[1] ?? null;

/** The entries of an error document that are about a field. */
export const fieldErrorsOf = (errors: readonly PlatformError[]): FieldError[] =>
  errors.flatMap((error) => {
    const field = fieldOf(error);
    if (!field) return [];
    const { error: reason = '', value } = error.meta ?? {};
    const detail = error.detail ?? error.title ?? '';
    return [{ field, reason, detail, ...(typeof value === 'string' && { value }) }];
  });

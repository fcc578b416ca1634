/** One member of an error document. Core errors carry their status as a string. */
export interface Problem {
  readonly title: string;
  readonly detail: string;
  readonly code: string;
  readonly status: string;
  readonly source?: { readonly pointer: string };
  readonly meta?: {
    readonly error: string;
    readonly value?: unknown;
    readonly count?: number;
  };
}

export type Failure = {
  readonly ok: false;
  readonly problems: readonly Problem[];
  /** The operation's writes are committed although it failed: a refused payment stays recorded. */
  readonly keep?: true;
};
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failure = (...problems: readonly Problem[]): Failure => ({ ok: false, problems });

const core = (status: string, code: string, title: string, detail: string): Problem => ({
  title,
  detail,
  code,
  status,
});

/** A field the platform refuses: 422 VALIDATION_ERROR with a pointer to the field. */
export const invalid = (
  field: string,
  message: string,
  error: string,
  extra: { value?: unknown; count?: number; member?: 'attributes' | 'relationships' } = {},
): Problem => {
  const { member = 'attributes', ...meta } = extra;
  return {
    title: message,
    detail: `${field} - ${message}`,
    code: 'VALIDATION_ERROR',
    source: { pointer: `/data/${member}/${field}` },
    status: '422',
    meta: { error, ...meta },
  };
};

export const blank = (field: string): Problem => invalid(field, "can't be blank", 'blank');
export const taken = (field: string, value: unknown): Problem =>
  invalid(field, 'has already been taken', 'taken', { value });
export const outOfStock = (value: unknown): Problem =>
  invalid('quantity', 'is out of stock', 'out_of_stock', { value });
export const mustExist = (relationship: string): Problem =>
  invalid(relationship, 'must exist', 'required', { member: 'relationships' });

export const recordNotFound = core(
  '404',
  'RECORD_NOT_FOUND',
  'Record not found',
  'The requested resource was not found. Please double-check the resource id.',
);
export const resourceNotFound = core(
  '404',
  'RESOURCE_NOT_FOUND',
  'Resource not found',
  'The requested resource does not exist.',
);
export const accessDenied = core(
  '401',
  'UNAUTHORIZED',
  'Access denied',
  'You are not authorized to perform this action on the requested resource.',
);
export const invalidToken = core(
  '401',
  'INVALID_TOKEN',
  'Invalid token',
  'The access token you provided is invalid.',
);
export const badRequest = (code: string, title: string, detail: string): Problem =>
  core('400', code, title, detail);
export const statusProblem = (status: string, code: string, title: string, detail: string) =>
  core(status, code, title, detail);

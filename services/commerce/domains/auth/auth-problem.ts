/** Errors of the authentication API carry a numeric status, unlike those of the core API. */
interface AuthProblem {
  readonly title: string;
  readonly detail: string;
  readonly code: 'UNAUTHORIZED' | 'BAD_REQUEST' | 'FORBIDDEN';
  readonly status: 400 | 401 | 403;
}

export type AuthResult<T> = { ok: true; value: T } | { ok: false; problem: AuthProblem };

const unauthorized = (title: string, detail: string): AuthProblem => ({
  title,
  detail,
  code: 'UNAUTHORIZED',
  status: 401,
});
const badRequest = (title: string, detail: string): AuthProblem => ({
  title,
  detail,
  code: 'BAD_REQUEST',
  status: 400,
});

export const refused = (problem: AuthProblem) => ({ ok: false, problem }) as const;

export const invalidClient = unauthorized(
  'invalid_client',
  'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
);
export const invalidGrant = unauthorized(
  'invalid_grant',
  'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
);
export const unauthorizedClient = unauthorized(
  'unauthorized_client',
  'The client is not authorized to perform this request using this method.',
);
export const invalidScope = badRequest(
  'invalid_scope',
  'The requested scope is invalid, unknown, or malformed.',
);
export const unsupportedGrant = badRequest(
  'unsupported_grant_type',
  'The authorization grant type is not supported by the authorization server.',
);
export const invalidRequest = badRequest(
  'invalid_request',
  'The request is missing a required parameter or is otherwise malformed.',
);
/** The title and text the tests of the official client expect for claims that are empty. */
export const invalidAssertion = badRequest(
  'invalid_assertion',
  'The provided assertion is invalid.',
);
/** The one refusal of `POST /oauth/revoke`, as the tests of the official client have it. */
export const unauthorizedToRevoke: AuthProblem = {
  title: 'unauthorized_client',
  detail: 'You are not authorized to revoke this token',
  code: 'FORBIDDEN',
  status: 403,
};

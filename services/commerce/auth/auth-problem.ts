/** Errors of the token endpoint carry a numeric status, unlike those of the core API. */
export interface AuthProblem {
  readonly title: string;
  readonly detail: string;
  readonly code: 'UNAUTHORIZED' | 'BAD_REQUEST';
  readonly status: 400 | 401;
}

export type AuthResult<T> = { ok: true; value: T } | { ok: false; problem: AuthProblem };

const unauthorized = (title: string, detail: string): AuthProblem => ({
  title,
  detail,
  code: 'UNAUTHORIZED',
  status: 401,
});

export const invalidClient = unauthorized(
  'invalid_client',
  'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
);
export const invalidGrant = unauthorized(
  'invalid_grant',
  'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
);
export const invalidScope: AuthProblem = {
  title: 'invalid_scope',
  detail: 'The requested scope is invalid, unknown, or malformed.',
  code: 'BAD_REQUEST',
  status: 400,
};
export const unsupportedGrant: AuthProblem = {
  title: 'unsupported_grant_type',
  detail: 'The authorization grant type is not supported by the authorization server.',
  code: 'BAD_REQUEST',
  status: 400,
};
export const invalidRequest: AuthProblem = {
  title: 'invalid_request',
  detail: 'The request is missing a required parameter or is otherwise malformed.',
  code: 'BAD_REQUEST',
  status: 400,
};

import type { AuthContext } from '../auth-context.ts';
import {
  invalidClient,
  invalidRequest,
  refused,
  unauthorizedClient,
  unsupportedGrant,
  type AuthResult,
} from '../auth-problem.ts';
import { findClient } from '../credentials/find-client.ts';
import { grants } from '../grants/index.ts';
import type { TokenAnswer } from './token-answer.ts';
import { tokenRequestSchema } from './token-request.ts';

/** Answers `POST /oauth/token`. */
export const grantToken = async (
  context: AuthContext,
  body: unknown,
): Promise<AuthResult<TokenAnswer>> => {
  const parsed = tokenRequestSchema.safeParse(body);
  if (!parsed.success) return refused(invalidRequest);
  const request = parsed.data;
  const client = findClient(context, request.client_id, request.client_secret);
  if (!client.ok) return client;
  const definition = grants.get(request.grant_type);
  if (definition === undefined) return refused(unsupportedGrant);
  if (!definition.kinds.some((kind) => kind === client.value.kind))
    return refused(unauthorizedClient);
  if (definition.takesSecret && !client.value.confidential) return refused(invalidClient);
  return definition.grant(context, client.value, request);
};

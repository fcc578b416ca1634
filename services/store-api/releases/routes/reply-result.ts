import type { FastifyReply } from 'fastify';
import { replyError } from '../../http/error-reply.ts';
import type { ReleaseErrorCode, ReleaseResult } from '../release-result.ts';

const STATUS: Readonly<Record<ReleaseErrorCode, number>> = {
  UNKNOWN_VERSION: 404,
  PRUNED: 409,
  STILL_USED: 409,
  VERSION_TAKEN: 409,
  CONTRACT_MISMATCH: 409,
  RUNTIME_MISMATCH: 409,
  SHARED_MISMATCH: 409,
  INTEGRITY: 409,
  ROUTE_TAKEN: 409,
  FRAGMENT_MISSING: 409,
  MANIFEST_TOO_LARGE: 409,
  STATEMENT_MISMATCH: 409,
  SIGNATURE_MISSING: 409,
  SIGNATURE_WRONG: 409,
  TRIAL_FAILED: 409,
  NOTHING_LIVE: 409,
  ALREADY_LIVE: 409,
  CANARY_LIMIT: 409,
  NOTHING_TO_ROLL_BACK: 409,
  CHANGED_MEANWHILE: 409,
};

/** Sends the result of an edit, or the reason of its refusal. */
export const replyResult = <T>(
  reply: FastifyReply,
  result: ReleaseResult<T>,
  form: (value: T) => object,
): FastifyReply =>
  result.ok
    ? reply.send(form(result.value))
    : replyError(reply, STATUS[result.code], result.code, result.message);

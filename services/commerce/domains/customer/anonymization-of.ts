import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../engine/definition/problem.ts';
import type { Rows } from '../rows.ts';

type Anonymization = Partial<
  Pick<Rows['customers'], 'anonymization_status' | 'anonymization_info'>
>;

/**
 * What `_request_anonymization` and `_cancel_anonymization` come to. A request is
 * carried out a day later by `anonymizeCustomers`; until then it can be cancelled.
 */
export const anonymizationOf = (
  { viewer, now }: Operation,
  { anonymization_status: status, anonymization_info: info }: Rows['customers'],
  { attributes }: Input,
): Result<Anonymization> => {
  const refuse = (name: string, message: string) => failure(invalid(name, message, 'invalid'));
  if (attributes['_request_anonymization'] === true) {
    if (status === 'requested' || status === 'completed')
      return refuse('_request_anonymization', `has already been ${status}`);
    const requester =
      viewer.kind === 'integration' && viewer.userId !== undefined
        ? { type: 'User', id: viewer.userId }
        : { type: 'Application', id: viewer.applicationId };
    return success({
      anonymization_status: 'requested',
      anonymization_info: { status: 'requested', requested_at: now, requester },
    });
  }
  if (attributes['_cancel_anonymization'] === true) {
    if (status !== 'requested') return refuse('_cancel_anonymization', 'has nothing to cancel');
    return success({
      anonymization_status: 'cancelled',
      anonymization_info: { ...info, status: 'cancelled', cancelled_at: now },
    });
  }
  return success({});
};

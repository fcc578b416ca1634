import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { profileOf } from './profile-of.ts';
import { profileSchema } from './profile-schema.ts';

/** `GET /api/profile` (S11). */
export const readProfile = ownOperation({
  method: 'GET',
  path: 'profile',
  summary: 'What the shop knows of who is logged in.',
  bearer: 'required',
  answer: { status: 200, schema: profileSchema },
  // Higher limit, because every account screen reads it.
  limits: { account: { capacity: 120, seconds: 60 } },
  handle: async ({ customer }, context) => {
    const profile = await profileOf(context, customer.id);
    return profile ? answer(profile) : refuse('UNAUTHORIZED');
  },
});

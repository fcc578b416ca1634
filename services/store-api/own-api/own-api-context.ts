import type { PendingWork } from '../pending-work/index.ts';
import type { PasswordRule } from './accounts/weak-password.ts';
import type { CheckBearer } from './bearer/check-bearer.ts';
import type { PlatformLogin } from '../platform/platform-login.ts';
import type { OwnWork, WorkContext } from './own-work.ts';

/** Dependencies of the operations' HTTP handlers. Code below the handlers declares only what it uses. */
export interface OwnApiContext extends WorkContext, PasswordRule {
  /** Checks an e-mail address and a password with the platform. */
  login: PlatformLogin;
  checkBearer: CheckBearer;
  /**
   * Background work, stored before the response is sent. Neither content nor timing of the response reveals its result.
   */
  work: Pick<PendingWork<OwnWork>, 'keep' | 'later'>;
}

import type { ReleasesContext } from '../../releases/releases-context.ts';
import type { Subject } from '../evidence/comparison.ts';

/** Context of the evaluation of live releases. */
export interface WatchContext extends ReleasesContext {
  /** Whether releases are withdrawn automatically; otherwise only logged. */
  isAutomatic: boolean;
  log: (line: string) => void;
  /** Called with what is compared, at every evaluation. */
  onSubject: (remote: string, subject: Subject) => void;
}

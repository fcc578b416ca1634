import type { AttemptLimiter } from '../attempts/attempt-limiter.ts';
import type { Config } from '../config.ts';
import type { OperationHost } from '../core/run-operation.ts';
import type { Registry } from '../core/registry.ts';
import type { Store } from '../core/store.ts';
import type { FaultRules } from '../faults/fault-rules.ts';
import type { RequestLog } from '../requests/request-log.ts';

/** What the pages and endpoints under `/_admin/` work with. */
export interface AdminContext {
  readonly store: Store;
  readonly registry: Registry;
  readonly config: Config;
  readonly requests: RequestLog;
  readonly faults: FaultRules;
  readonly attempts: AttemptLimiter;
  /** Stores the events of a write and queues them for webhooks. */
  readonly record: OperationHost['record'];
}

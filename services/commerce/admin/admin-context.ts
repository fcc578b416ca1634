import type { AttemptLimiter } from '../domains/auth/attempts/attempt-limiter.ts';
import type { Config } from '../config/config.ts';
import type { OperationHost } from '../engine/definition/run-operation.ts';
import type { Registry } from '../engine/definition/registry.ts';
import type { Store } from '../engine/store/store.ts';
import type { FaultRules } from '../engine/faults/fault-rules.ts';
import type { RequestLog } from '../engine/requests/request-log.ts';

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

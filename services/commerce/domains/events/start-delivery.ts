import type { Config } from '../../config/config.ts';
import type { Emitted, Operation } from '../../engine/definition/define-resource.ts';
import type { DocumentContext } from '../../engine/document/build-document.ts';
import type { Schedule } from '../../engine/jobs/schedule.ts';
import { createDispatcher } from './create-dispatcher.ts';
import { documentedPolicy, retryDelay } from './delivery-policy.ts';
import { postCallback } from './post-callback.ts';
import type { Reach } from './reach.ts';
import { pruneEvents } from './prune-events.ts';
import { createEventRecorder } from './record-events.ts';

interface EventDelivery {
  /** Stores the events of an operation and queues them for webhooks, in the operation's transaction. */
  readonly record: (operation: Operation, emitted: readonly Emitted[]) => void;
  readonly stop: () => Promise<void>;
}

/** Starts the delivery of queued callbacks, including those from an earlier run, and the pruning of old events. */
export const startDelivery = ({
  context,
  config,
  reach,
  schedule,
  report,
}: {
  readonly context: () => Omit<DocumentContext, 'viewer'>;
  readonly config: Pick<Config, 'webhooks' | 'retention'>;
  readonly reach: Reach;
  readonly schedule: Schedule;
  readonly report: (error: unknown) => void;
}): EventDelivery => {
  const { store } = context();
  const { timeout, retryDelay: first } = config.webhooks;
  const dispatcher = createDispatcher({
    store,
    policy: {
      ...documentedPolicy,
      timeout,
      delay: (attempts) => retryDelay(attempts, first, Math.random()),
      now: Date.now,
    },
    post: postCallback(reach),
    report,
  });
  let stopped = false;
  // Retries and callbacks of an earlier run become due without any commit that would wake the dispatcher.
  schedule.every(1_000, dispatcher.wake);
  schedule.every(60_000, () => pruneEvents(store, config.retention, Date.now(), () => stopped));
  return {
    record: createEventRecorder(context, dispatcher.wake),
    stop: () => {
      stopped = true;
      return dispatcher.stop();
    },
  };
};

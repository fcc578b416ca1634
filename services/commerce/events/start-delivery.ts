import type { Config } from '../config.ts';
import type { Emitted, Operation } from '../core/define-resource.ts';
import type { DocumentContext } from '../core/document/build-document.ts';
import type { Schedule } from '../jobs/schedule.ts';
import { createDispatcher } from './create-dispatcher.ts';
import { documentedPolicy } from './delivery-policy.ts';
import { postCallback } from './post-callback.ts';
import { pruneEvents } from './prune-events.ts';
import { createEventRecorder } from './record-events.ts';
import { retryDelay } from './retry-delay.ts';

export interface EventDelivery {
  /** Keeps what an operation has emitted and queues it for webhooks; in that operation's transaction. */
  readonly record: (operation: Operation, emitted: readonly Emitted[]) => void;
  readonly stop: () => Promise<void>;
}

/** Begins to deliver what is queued, also from an earlier run, and to forget what is old. */
export const startDelivery = ({
  context,
  config,
  schedule,
  report,
}: {
  readonly context: () => Omit<DocumentContext, 'viewer'>;
  readonly config: Pick<Config, 'webhooks' | 'retention'>;
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
    post: postCallback,
    report,
  });
  let stopped = false;
  // Retries fall due, and there is what an earlier run has left, without anything being committed.
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

import { startTracing } from '../start-tracing.ts';
import { startCollector, type CollectedSpan } from './start-collector.ts';

export interface CollectedTraces {
  /** Ends tracing. @returns all spans, and the texts in which they were exported */
  end: () => Promise<{ spans: readonly CollectedSpan[]; payload: string }>;
}

/** Traces this process. Servers made from now on have spans. */
export const collectTraces = async (
  ownOrigins: readonly string[] = [],
): Promise<CollectedTraces> => {
  const collector = await startCollector();
  const tracing = await startTracing({
    settings: { endpoint: collector.endpoint },
    service: 'tested',
    ownOrigins,
    continuesTraces: false,
    withoutSpans: [],
  });
  return {
    end: async () => {
      await tracing.drain(async () => undefined);
      await collector.stop();
      return { spans: collector.spans(), payload: collector.payloads().join('') };
    },
  };
};

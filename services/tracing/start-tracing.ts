import { logLine, setLogContext } from '@shop/server-kit/http';
import type { TracingSettings } from './settings/environment.ts';
import { useTracer } from './tracer.ts';

/** ms from the start of a shutdown within which the last spans are sent: launchers kill a process after 5 s. */
const DRAIN_LIMIT = 4500;
/** Time for the last spans in ms, however long the requests took. */
const SHORTEST_FLUSH = 250;

export interface TracingOptions {
  /** Undefined: tracing is off, and OpenTelemetry is not loaded. */
  settings: TracingSettings | undefined;
  /** `service.name`, unless OTEL_SERVICE_NAME is set. */
  service: string;
  /** Origins of the shop's own servers. Only requests to them have spans and carry `traceparent`. */
  ownOrigins: readonly string[];
  /** Whether a request may continue its client's trace. A server that visitors call directly begins its own. */
  continuesTraces: boolean;
  /** Paths without spans: files, health checks, polls. One that ends with a slash includes all paths below it. */
  withoutSpans: readonly string[];
}

export interface RunningTracing {
  /**
   * Closes a server, then sends the spans that are left, within the time that a launcher gives to a process. Ends the
   * process if the collector does not respond, since its connections would keep it alive.
   */
  drain: (close: () => Promise<unknown>) => Promise<void>;
}

/** One line when sending begins to fail, and one when it works again. */
const report = (level: 'info' | 'warn', event: string, values: Record<string, string>): void =>
  void process.stdout.write(logLine(level, event, values));

/** Starts tracing in this process. Call it before the Fastify server is made, which it instruments. */
export const startTracing = async ({
  settings,
  ...options
}: TracingOptions): Promise<RunningTracing> => {
  if (!settings) return { drain: async (close) => void (await close()) };
  const { openSdk } = await import('./sdk/open-sdk.ts');
  const sdk = openSdk({ ...options, ...settings, report });
  useTracer(sdk.tracer);
  setLogContext(sdk.logContext);
  return {
    drain: async (close) => {
      const began = Date.now();
      await close();
      const left = DRAIN_LIMIT - (Date.now() - began);
      useTracer(null);
      const isFlushed = await sdk.shutdown(Math.max(SHORTEST_FLUSH, left));
      if (!isFlushed) process.exit();
    },
  };
};

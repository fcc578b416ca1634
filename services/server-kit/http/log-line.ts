import { withoutSecrets } from './without-secrets.ts';

type Value = string | number | boolean | null | undefined;

/**
 * One event as one line of JSON: no value can begin another line, and none carries a secret.
 *
 * @returns the line, with its end
 */
export const logLine = (
  level: 'info' | 'warn' | 'error',
  event: string,
  values: Readonly<Record<string, Value>> = {},
): string => {
  const clean = Object.fromEntries(
    Object.entries(values).map(([name, it]) => [
      name,
      typeof it === 'string' ? withoutSecrets(it) : it,
    ]),
  );
  return `${JSON.stringify({ time: new Date().toISOString(), level, event, ...clean })}\n`;
};

const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutSecrets(value);
  if (value instanceof Error)
    return { type: value.name, message: withoutSecrets(value.stack ?? value.message) };
  return value;
};

/** What a Fastify server logs with: lines of JSON with an ISO time, and without secrets. */
export const loggerOptions = (level: string) => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: ({ method, url, ip }: { method?: string; url?: string; ip?: string }) => ({
      method,
      // The query may identify a visitor.
      path: url?.split('?')[0],
      address: ip,
    }),
  },
  formatters: {
    level: (label: string) => ({ level: label }),
    log: (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).map(([name, it]) => [name, plain(it)])),
  },
  hooks: {
    logMethod(this: unknown, given: unknown[], log: (...values: unknown[]) => void) {
      log.apply(
        this,
        given.map((it) => (typeof it === 'string' ? withoutSecrets(it) : it)),
      );
    },
  },
});

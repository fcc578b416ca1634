/** Patterns redacted from every log line: tokens, passwords and the local part of e-mail addresses. */
const SECRETS: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [
    /(["']?\b\w*(?:password|secret|token|authorization)\w*\b["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s"'&,;}]+)/gi,
    '$1[hidden]',
  ],
  // Of any alphabet. A match begins only behind a delimiter, so that the time is linear in the length.
  [
    /(?<=^|[\s<>()[\],;:"=‹›«»])([^\s@<>()[\],;:"=‹›«»])[^\s@<>()[\],;:"=‹›«»]*@([\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+)/gu,
    '$1***@$2',
  ],
];

/** Maximum length of a logged text in characters. */
const LONGEST = 4000;

/** Redacts secrets in a text and truncates it. */
export const redact = (text: string): string =>
  SECRETS.reduce(
    (left, [pattern, instead]) => left.replace(pattern, instead),
    text.slice(0, LONGEST),
  );

type Value = string | number | boolean | null | undefined;

/** Fields of every line: the trace of the request, if tracing is on. */
let logContext: () => Readonly<Record<string, string>> = () => ({});

/** Adds fields to every log line of this process. They are read when a line is written, and not redacted. */
export const setLogContext = (context: typeof logContext): void => {
  logContext = context;
};

/**
 * Formats an event as one JSON line. Values cannot inject a line, and secrets are redacted.
 *
 * @returns the line with its newline
 */
export const logLine = (
  level: 'info' | 'warn' | 'error',
  event: string,
  values: Readonly<Record<string, Value>> = {},
): string => {
  const clean = Object.fromEntries(
    Object.entries(values).map(([name, it]) => [name, typeof it === 'string' ? redact(it) : it]),
  );
  return `${JSON.stringify({ time: new Date().toISOString(), level, event, ...clean, ...logContext() })}\n`;
};

const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return redact(value);
  if (value instanceof Error)
    return { type: value.name, message: redact(value.stack ?? value.message) };
  return value;
};

/** Logger options for Fastify: JSON lines with an ISO time, secrets redacted. */
export const loggerOptions = (level: string) => ({
  level,
  base: null,
  mixin: () => logContext(),
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: ({ method, url, ip }: { method?: string; url?: string; ip?: string }) => ({
      method,
      // Query strings can contain personal data.
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
    logMethod(this: unknown, values: unknown[], log: (...args: unknown[]) => void) {
      log.apply(
        this,
        values.map((it) => (typeof it === 'string' ? redact(it) : it)),
      );
    },
  },
});

import { setTimeout as pause } from 'node:timers/promises';
import { mergeSignals, readJson } from '@shop/server-kit/http';
import type { FieldError } from '@shop/contracts/commerce';
import { retryAfterOf, retryDelay, type RetryPolicy } from '@shop/contracts/commerce/errors';
import { asRecord } from '@shop/contracts/commerce/metadata';
import { type PlatformRow, readDocument, readRefusedFields } from './read-document.ts';
import { requestIds } from './request-context.ts';

export interface PlatformConfig {
  /** `http://127.0.0.1:3010`, with `/api` and the token endpoint below it. */
  endpoint: string;
  /** Token endpoint, if on another origin. */
  authEndpoint: string;
  clientId: string;
  clientSecret: string;
}

/** An error response of the platform. */
export class PlatformError extends Error {
  readonly status: number;
  /** Field errors of the response. */
  readonly fields: readonly FieldError[];
  constructor(status: number, what: string, fields: readonly FieldError[] = []) {
    super(`the platform answered ${status} to ${what}`);
    this.status = status;
    this.fields = fields;
  }
}

export interface PlatformPage {
  rows: readonly PlatformRow[];
  recordCount: number;
}

/** The platform's API for an integration. Every call throws while it is unreachable. */
export interface Platform {
  /** One row, or null if it does not exist. */
  read: (path: string, query: Readonly<Record<string, string>>) => Promise<PlatformRow | null>;
  list: (path: string, query: Readonly<Record<string, string>>) => Promise<PlatformPage>;
  send: (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    data?: unknown,
  ) => Promise<PlatformRow | null>;
}

const TIME_LIMIT = 20_000;
/** Maximum response size in bytes: 25 orders with all includes take some hundreds of kilobytes. */
const LIMIT = 32 * 1024 * 1024;

/** Maximum wait for a rate-limited call: a minute, since no visitor waits for it. */
const POLICY: RetryPolicy = { first: 1_000, longest: 60_000, attempts: 4, patience: 60_000 };

export interface ConnectOptions {
  /** Aborts pending calls permanently. */
  closing?: AbortSignal;
  /** Timeout of a call, in ms. */
  timeLimit?: number;
  /** Time limit for retrying a rate-limited call, in ms. */
  policy?: RetryPolicy;
}

/** Id of the request on whose behalf the call is made. */
const requestHeaders = (): Record<string, string> => {
  const id = requestIds.getStore();
  return id === undefined ? {} : { 'x-request-id': id };
};

/**
 * Connects to the platform with an integration token, which is renewed before it expires. Waits as instructed on 429.
 */
export const connectPlatform = (
  config: PlatformConfig,
  { closing, timeLimit = TIME_LIMIT, policy = POLICY }: ConnectOptions = {},
): Platform => {
  const limit = (): AbortSignal =>
    mergeSignals(AbortSignal.timeout(timeLimit), ...(closing ? [closing] : [])).signal;
  let token: { value: string; until: number } | null = null;
  const authorize = async (): Promise<string> => {
    if (token && token.until > Date.now()) return token.value;
    const answer = await fetch(`${config.authEndpoint}/oauth/token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...requestHeaders(),
      },
      body: JSON.stringify({
        grant_type: 'client_credentials',
        client_id: config.clientId,
        client_secret: config.clientSecret,
      }),
      signal: limit(),
      redirect: 'error',
    });
    if (!answer.ok) throw new PlatformError(answer.status, 'the token');
    const { access_token, expires_in } = asRecord(await readJson(answer, LIMIT));
    token = {
      value: String(access_token),
      until: Date.now() + (Number(expires_in) - 60) * 1000,
    };
    return token.value;
  };

  const call = async (
    method: string,
    path: string,
    data?: unknown,
    query: Readonly<Record<string, string>> = {},
  ): Promise<unknown> => {
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    for (let tried = 1; ; tried += 1) {
      const answer = await fetch(`${config.endpoint}/api/${path}${search}`, {
        method,
        headers: {
          authorization: `Bearer ${await authorize()}`,
          accept: 'application/vnd.api+json',
          'content-type': 'application/vnd.api+json',
          ...requestHeaders(),
        },
        ...(data !== undefined && { body: JSON.stringify({ data }) }),
        signal: limit(),
        redirect: 'error',
      });
      if (answer.ok) return answer.status === 204 ? null : readJson(answer, LIMIT);
      const fields = await readRefusedFields(answer);
      if (answer.status === 401) token = null;
      const again = answer.status === 429 || answer.status === 401;
      const retryAfter = retryAfterOf(answer.headers);
      const wait = again ? retryDelay(policy, { failures: tried, retryAfter }) : null;
      if (wait === null) throw new PlatformError(answer.status, `${method} ${path}`, fields);
      if (answer.status === 429) await pause(wait, undefined, { signal: closing });
    }
  };

  return {
    list: async (path, query) => {
      const document = await call('GET', path, undefined, query);
      const meta = asRecord(asRecord(document)['meta']);
      return { rows: readDocument(document), recordCount: Number(meta['record_count'] ?? 0) };
    },
    read: async (path, query) => {
      try {
        return readDocument(await call('GET', path, undefined, query))[0] ?? null;
      } catch (error) {
        if (error instanceof PlatformError && error.status === 404) return null;
        throw error;
      }
    },
    send: async (method, path, data) => readDocument(await call(method, path, data))[0] ?? null,
  };
};

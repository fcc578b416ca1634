import { makeConfig } from '@shop/contracts/testing';
import type { Profile } from '@shop/contracts/store-api';

/** Responses of the shop's own API: 200 and empty by default. */
interface Answer {
  status?: number;
  /** Why not. */
  code?: string;
  /** What does not fit, by path: `body.title`. */
  problems?: readonly { path: string; message: string }[];
  body?: unknown;
  retryAfter?: number;
}

export const aProfile = (change: Partial<Profile> = {}): Profile => ({
  email: 'giulia@example.com',
  firstName: 'Giulia',
  lastName: 'D’Amico',
  birthDate: '1990-05-31',
  phone: '+39 011 555123',
  newsletter: 'none',
  consents: [],
  pendingEmail: null,
  ...change,
});

/**
 * The shop's own API in the place of the browser's `fetch`, from its answers by operation; several are given one after the
 * other, the last one from then on. `away` is a service that cannot be reached.
 */
export const createFakeStoreApi = (
  answers: Readonly<Record<string, Answer | readonly Answer[] | 'away'>> = {},
) => {
  const asked: { operation: string; body: unknown; token: string | null }[] = [];
  const countOf = (operation: string) => asked.filter((it) => it.operation === operation).length;
  const answerOf = (operation: string): Answer => {
    const told = answers[operation] ?? {};
    if (told === 'away') throw new TypeError('Failed to fetch');
    const list = Array.isArray(told) ? (told as readonly Answer[]) : [told as Answer];
    return list[Math.min(countOf(operation), list.length) - 1] ?? {};
  };
  const { endpoint } = makeConfig().storeApi;
  return {
    asked,
    bodiesOf: (operation: string) =>
      asked.filter((it) => it.operation === operation).map(({ body }) => body),
    fetch: async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const operation = String(url).replace(`${endpoint}/api/`, '');
      const body: unknown = init?.body ? JSON.parse(String(init.body)) : null;
      asked.push({ operation, body, token: new Headers(init?.headers).get('authorization') });
      const { status = 200, code, problems, body: answer = {}, retryAfter } = answerOf(operation);
      return new Response(
        JSON.stringify(code ? { error: { code, message: code, problems } } : answer),
        {
          status,
          headers: retryAfter ? { 'retry-after': String(retryAfter) } : {},
        },
      );
    },
  };
};
export type FakeStoreApi = ReturnType<typeof createFakeStoreApi>;

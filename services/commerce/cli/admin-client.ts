import type { Running } from '../running/running-file.ts';
import type { Arguments } from './command.ts';
import { fail } from './failure.ts';

const adminToken = (env: Arguments['env']): Record<string, string> => {
  const token = env['COMMERCE_ADMIN_TOKEN'];
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
};

/** Calls an endpoint under `/_admin/` of a running platform; a refusal becomes a failure with its reason. */
export const callAdmin = async (
  { origin }: Pick<Running, 'origin'>,
  env: Arguments['env'],
  path: string,
  { method = 'GET', body }: { readonly method?: string; readonly body?: object } = {},
): Promise<unknown> => {
  const answer = await fetch(`${origin}/_admin${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...adminToken(env),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  }).catch((error: unknown) =>
    fail(
      `The platform at ${origin} does not answer: ${String((error as Error).cause ?? error)}.`,
      'Start it with "npx commerce start", or name another with --url.',
    ),
  );
  const text = await answer.text();
  const parsed = text === '' ? null : (JSON.parse(text) as { error?: string } | null);
  if (answer.ok) return parsed;
  const next: Readonly<Record<number, string>> = {
    401: 'Set COMMERCE_ADMIN_TOKEN to the token the platform was started with.',
    404: 'Perhaps it was started with COMMERCE_ADMIN=off: start it without.',
  };
  return fail(
    `The platform at ${origin} refuses: ${parsed?.error ?? `status ${answer.status}`}.`,
    next[answer.status] ?? 'Correct this and try again.',
  );
};

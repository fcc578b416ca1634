import type { PostgresServer } from './postgres-server.ts';

/** Environment variable with the origin that `jest-setup.ts` serves to the suites of its run. */
export const SHARED_POSTGRES = 'STORE_API_TEST_POSTGRES';

/**
 * The server of this jest run, which its first caller starts. Stopping it is left to the run.
 *
 * @returns null outside jest
 * @throws if the server does not start
 */
export const sharedPostgres = async (): Promise<PostgresServer | null> => {
  const origin = process.env[SHARED_POSTGRES];
  if (!origin) return null;
  const response = await fetch(origin);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return { url: text, stop: async () => undefined };
};

import type { Release } from '@shop/contracts/remote/release-manifest';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../build-app.ts';
import { openStore } from '../open-store.ts';
import type { ReleaseEnvelope } from '@shop/contracts/remote/release-statement';
import type { LiveShell, ReleaseKeys } from '../releases/releases-context.ts';
import type { AskForTrial } from '../releases/trials/ask-for-trial.ts';

const DEPLOY_TOKEN = 'a-token-for-tests';
/** Of shells that confirm releases. */
export const SHELL_TOKEN = 'a-token-of-shells-for-tests';
export const PREVIOUS_SHELL_TOKEN = 'a-shell-token-before-rotation';

/** A running service, with the calls of a release process. */
export interface TestService {
  app: FastifyInstance;
  put: (
    release: Release,
    remote?: string,
    statement?: ReleaseEnvelope,
  ) => Promise<LightMyRequestResponse>;
  post: (path: string, body?: object) => Promise<LightMyRequestResponse>;
  get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Live releases of a remote as `[version, traffic, default]`. */
  live: (remote?: string) => Promise<[string, number, boolean][]>;
  stop: () => Promise<void>;
}

/** Starts the service with its own database, without listening. Its clock is fixed at the given time; null: it runs. */
export const startService = async ({
  file = ':memory:',
  shell = { contract: '1.2.0', runtime: '2.9.2' },
  now = '2026-11-20T09:00:00.000Z',
  releaseKeys,
  askForTrial,
}: {
  file?: string;
  shell?: LiveShell;
  now?: string | null;
  releaseKeys?: ReleaseKeys;
  askForTrial?: AskForTrial;
} = {}): Promise<TestService> => {
  const database = await openStore(file);
  const app = buildApp({
    database,
    shell,
    releaseKeys,
    askForTrial,
    now: () => (now === null ? new Date() : new Date(now)),
    deployToken: DEPLOY_TOKEN,
    shellToken: [SHELL_TOKEN, PREVIOUS_SHELL_TOKEN],
  });
  const headers = { authorization: `Bearer ${DEPLOY_TOKEN}` };
  return {
    app,
    put: (release, remote = 'catalog', statement) =>
      app.inject({
        method: 'PUT',
        url: `/releases/${remote}/${release.metadata.version}`,
        headers,
        payload: { release, ...(statement && { statement }) },
      }),
    post: (path, payload) => app.inject({ method: 'POST', url: path, headers, payload }),
    get: (url, given = {}) => app.inject({ method: 'GET', url, headers: given }),
    live: async (remote = 'catalog') => {
      const { microFrontends } = (await app.inject('/releases')).json();
      return (microFrontends[remote] ?? []).map(
        ({
          metadata,
          deployment,
        }: Release & { deployment: { traffic: number; default: boolean } }) => [
          metadata.version,
          deployment.traffic,
          deployment.default,
        ],
      );
    },
    stop: async () => {
      await app.close();
      await database.destroy();
    },
  };
};

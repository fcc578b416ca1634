import { readConfig } from '../../services/commerce/config/config.ts';
import { startServer } from '../../services/commerce/start-server.ts';
import { openBackOffice } from '../../services/store-api/back-office/open-back-office.ts';
import { buildApp } from '../../services/store-api/build-app.ts';
import { readConfig as readStoreApi } from '../../services/store-api/config/read-config.ts';
import { openStore } from '../../services/store-api/open-store.ts';
import { storeCounts } from '../../services/store-api/release-health/counts/store-counts.ts';
import { promoteRelease } from '../../services/store-api/releases/change-traffic.ts';
import { registerRelease } from '../../services/store-api/releases/register-release.ts';
import { makeRelease } from '../../services/store-api/testing/make-release.ts';
import { queueMail } from '../../services/store-api/mails/index.ts';
import { demoBackOffice } from '../../tooling/launcher/demo-back-office.ts';
import { portsFrom } from '../../tooling/remote-kit/ports.ts';

export interface Desk {
  address: string;
  email: string;
  password: string;
  /** A user who is not a super admin. */
  admin: { email: string; password: string };
  /** A mail that failed ten delivery attempts. */
  deadLetter: (to: string, error: string) => Promise<void>;
  register: (remote: string, version: string) => Promise<void>;
  promote: (remote: string, version: string, reason: string) => Promise<void>;
  /** Counts page views of a release in this minute, some of which failed. */
  see: (remote: string, version: string, views: number, failed: number) => Promise<void>;
  /** Names the remotes that the admin may release. */
  grant: (remotes: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
}

const orThrow = <C>(
  read: { ok: true; config: C } | { ok: false; problems: readonly string[] },
): C => {
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.config;
};

/** A platform and an empty store-api, with the settings of the launcher. */
export const startDesk = async (base: number): Promise<Desk> => {
  const ports = portsFrom(base);
  const demo = demoBackOffice(ports, {});
  const platform = orThrow(
    readConfig({
      COMMERCE_PORT: String(ports.commerce),
      COMMERCE_DB: ':memory:',
      COMMERCE_SEED: 'none',
      ...demo?.commerce,
    }),
  );
  const server = await startServer(platform, () => undefined);
  const config = orThrow(
    readStoreApi(
      {
        STORE_API_PORT: String(ports.storeApi),
        STORE_API_DEPLOY_TOKEN: 'a-token-for-journeys',
        COMMERCE_ENDPOINT: server.origin,
        ...demo?.storeApi,
      },
      '1.0.0',
    ),
  );
  if (!demo?.admin || !config.backOffice) throw new Error('no back office');
  const database = await openStore(':memory:');
  const { authEndpoint } = config.platform;
  const releases = {
    database,
    shell: { contract: '1.2.0', runtime: undefined },
    now: () => new Date(),
  };
  const app = buildApp({
    ...releases,
    deployToken: config.deployToken,
    backOffice: await openBackOffice(config.backOffice, {
      database,
      authEndpoint,
      shopOrigin: config.shopOrigin,
    }),
  });
  await app.listen({ port: ports.storeApi, host: '127.0.0.1' });
  return {
    address: demo.address,
    email: demo.user.email,
    password: demo.user.password ?? '',
    admin: demo.admin,
    deadLetter: (to, error) =>
      database.transaction().execute(async (transaction) => {
        const mail = { kind: 'welcome', event: `welcome:${to}`, to, data: {} } as const;
        await queueMail(transaction, { ...mail, locale: 'it', market: 'it/eur' });
        await transaction
          .updateTable('mail')
          .set({ state: 'dead', attempts: 10, last_error: error })
          .where('to', '=', to)
          .execute();
      }),
    register: async (remote, version) => {
      const release = makeRelease(version);
      await registerRelease(releases, remote, { release }, { by: 'token:deploy' });
    },
    promote: async (remote, version, reason) => {
      await promoteRelease(releases, remote, version, { by: 'token:deploy', reason });
    },
    see: (remote, release, views, failed) => {
      const counts = new Map([
        ['views', views],
        ['failed', failed],
      ] as const);
      return storeCounts(database, [{ remote, release, counts }], new Date());
    },
    grant: async (remotes) => {
      await database
        .updateTable('back_office_profile')
        .set({ remotes: remotes.join(' ') })
        .where('role', '=', 'ADMIN')
        .execute();
    },
    stop: async () => {
      await app.close();
      await database.destroy();
      await server.stop();
    },
  };
};

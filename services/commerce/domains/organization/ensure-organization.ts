import { digest } from '../auth/credentials/digest.ts';
import type { Config } from '../../config/config.ts';
import { everything } from '../../engine/store/condition.ts';
import { stableIdentifier } from '../../engine/store/identifier.ts';
import type { Store } from '../../engine/store/store.ts';
import { environment } from '../../config/environment.ts';

/** Inserts the row of a stable id, or updates it when it is there. */
const put = (
  store: Store,
  type: 'organizations' | 'applications',
  reference: string,
  values: Record<string, unknown>,
): void => {
  const id = stableIdentifier(type, reference);
  if (store.get(type, id)) store.update(type, id, values);
  else store.insert(type, { id, ...values });
};

const origin = 'configuration';

/** The client of a platform without configuration, whose secret is public. */
const { COMMERCE_INTEGRATION_ID: demoId, COMMERCE_INTEGRATION_SECRET: demoSecret } =
  environment.parse({});

/** Clients of the configuration that left it, and the demo client that an earlier version did not mark as one of it. */
const obsoleteApplications = (store: Store, configured: ReadonlySet<string>) =>
  [
    ...store.where('applications', { reference_origin: origin }),
    ...store.where('applications', { uid: demoId, secret: digest(demoSecret) }),
  ].filter(({ uid }) => !configured.has(uid));

/**
 * Makes sure the organization and the clients of the configuration exist. One
 * that was taken out of the configuration goes, and with it its tokens.
 */
export const ensureOrganization = (
  store: Store,
  { organization, domain, clients, furtherClients }: Config,
): void => {
  store.transaction(() => {
    const existing = store.get('organizations', stableIdentifier('organizations', 'organization'));
    put(store, 'organizations', 'organization', {
      name: existing?.name ?? organization,
      slug: organization,
      domain: `${organization}.${domain}`,
    });
    put(store, 'applications', clients.salesChannelId, {
      name: 'Sales channel',
      kind: 'sales_channel',
      public_access: true,
      uid: clients.salesChannelId,
      secret: null,
      reference_origin: origin,
    });
    put(store, 'applications', clients.integrationId, {
      name: 'Integration',
      kind: 'integration',
      public_access: false,
      uid: clients.integrationId,
      secret: digest(clients.integrationSecret),
      reference_origin: origin,
    });
    for (const { id, kind, name, secret, redirect_uris } of furtherClients)
      put(store, 'applications', id, {
        name: name ?? id,
        kind,
        public_access: kind === 'sales_channel',
        uid: id,
        secret: secret === undefined ? null : digest(secret),
        redirect_uri: redirect_uris?.join('\n') ?? null,
        reference_origin: origin,
      });
    const configured = new Set([
      clients.salesChannelId,
      clients.integrationId,
      ...furtherClients.map(({ id }) => id),
    ]);
    const obsoleteIds = new Set(obsoleteApplications(store, configured).map(({ id }) => id));
    for (const id of obsoleteIds) store.remove('applications', id);
  });
};

/**
 * The same for a database that has no organization yet. One that has belongs to the platform that uses it, or used it
 * last: a command of another shell, with another environment, leaves its organization and clients alone.
 */
export const ensureFirstOrganization = (store: Store, config: Config): void => {
  if (store.count('organizations', everything) === 0) ensureOrganization(store, config);
};

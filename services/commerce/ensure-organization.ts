import { digest } from './auth/digest.ts';
import type { Config } from './config.ts';
import { stableIdentifier } from './core/identifier.ts';
import type { Store } from './core/store.ts';

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

/**
 * Makes sure the organization and the clients of the configuration exist. One
 * that was taken out of the configuration goes, and with it its tokens.
 */
export const ensureOrganization = (
  store: Store,
  { organization, domain, clients, furtherClients }: Config,
): void => {
  store.transaction(() => {
    const known = store.get('organizations', stableIdentifier('organizations', 'organization'));
    put(store, 'organizations', 'organization', {
      name: known?.name ?? organization,
      slug: organization,
      domain: `${organization}.${domain}`,
    });
    put(store, 'applications', clients.salesChannelId, {
      name: 'Sales channel',
      kind: 'sales_channel',
      public_access: true,
      uid: clients.salesChannelId,
      secret: null,
    });
    put(store, 'applications', clients.integrationId, {
      name: 'Integration',
      kind: 'integration',
      public_access: false,
      uid: clients.integrationId,
      secret: digest(clients.integrationSecret),
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
    const configured = new Set(furtherClients.map(({ id }) => id));
    for (const { id, uid } of store.where('applications', { reference_origin: origin }))
      if (!configured.has(uid)) store.remove('applications', id);
  });
};

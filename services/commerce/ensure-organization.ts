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

/** Makes sure the organization and the clients of the configuration exist. */
export const ensureOrganization = (
  store: Store,
  { organization, domain, clients }: Config,
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
  });
};

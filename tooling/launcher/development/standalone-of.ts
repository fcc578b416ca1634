import type { StandaloneSettings } from '../../remote-kit/development/serve-remote.ts';
import type { Ports } from '../../remote-kit/ports.ts';
import { mediaFolder } from '../shop-processes.ts';
import { standaloneSettings } from '../standalone-settings.ts';

/** Settings of the remotes' standalone pages in this shop. */
export const standaloneOf = (ports: Ports): StandaloneSettings => {
  const platform = `http://localhost:${ports.commerce}`;
  return {
    config: JSON.stringify({
      commerce: {
        endpoint: platform,
        authEndpoint: platform,
        organization: 'fonte-vigna',
        clientId: 'fonte-vigna-shop',
      },
      storeApi: { endpoint: `http://localhost:${ports.storeApi}` },
    }),
    settings: standaloneSettings(process.env),
    media: mediaFolder(),
  };
};

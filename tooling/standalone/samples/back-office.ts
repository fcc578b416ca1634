import type { ShopConfig } from '@shop/contracts/store';

/** The file in which a demonstration host publishes the back office's credentials to pages of remotes. */
const SETTINGS = '/standalone.json';

/** The demonstration's own integration, as the token endpoint wants it. */
export interface Integration {
  client_id: string;
  client_secret: string;
}

const isIntegration = (value: unknown): value is Integration => {
  const { client_id, client_secret } = Object(value) as Partial<Record<string, unknown>>;
  return typeof client_id === 'string' && typeof client_secret === 'string';
};

/** The page's host offers no samples: its platform is someone's own, where nothing is made up. */
export class NoSamples extends Error {}

export interface Ref {
  type: string;
  id: string;
}
type Attributes = Readonly<Record<string, unknown>>;
interface Resource extends Ref {
  attributes: Attributes;
}

/** What an integration of the demonstration's platform does: customers, parcels, statuses. */
export interface BackOffice {
  list: (path: string) => Promise<Resource[]>;
  create: (
    type: string,
    attributes: Attributes,
    links?: Readonly<Record<string, Ref>>,
  ) => Promise<Resource>;
  update: (resource: Ref, attributes: Attributes) => Promise<void>;
}

const readIntegration = async (): Promise<Integration> => {
  const answer = await fetch(SETTINGS);
  const settings: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  const { integration } = Object(settings) as { integration?: unknown };
  if (!isIntegration(integration)) throw new NoSamples();
  const { client_id, client_secret } = integration;
  return { client_id, client_secret };
};

/** @throws NoSamples if the page's host has no integration */
export const openBackOffice = async ({ commerce }: ShopConfig): Promise<BackOffice> => {
  const integration = await readIntegration();
  const granted = await fetch(`${commerce.authEndpoint}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', ...integration }),
  });
  if (!granted.ok) throw new NoSamples();
  const { access_token: token } = (await granted.json()) as { access_token: string };

  const call = async (path: string, method = 'GET', data?: object): Promise<unknown> => {
    const answer = await fetch(`${commerce.endpoint}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(data && { 'content-type': 'application/vnd.api+json' }),
      },
      ...(data && { body: JSON.stringify({ data }) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

  return {
    list: async (path) => ((await call(path)) as { data: Resource[] }).data,
    create: async (type, attributes, links = {}) => {
      const relationships = Object.fromEntries(
        Object.entries(links).map(([name, { type: its, id }]) => [
          name,
          { data: { type: its, id } },
        ]),
      );
      const body = { type, attributes, relationships };
      return ((await call(type, 'POST', body)) as { data: Resource }).data;
    },
    update: async ({ type, id }, attributes) => {
      await call(`${type}/${id}`, 'PATCH', { type, id, attributes });
    },
  };
};

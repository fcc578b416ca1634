import { applications } from '../../services/commerce/demo/seed/organization.ts';

/**
 * Settings that hosts pass to standalone pages (`/standalone.json`): the demo's integration client, with which a
 * page creates customers and ships parcels as samples. Valid only for the embedded platform, so a shop on a custom
 * organization passes none. No build contains it.
 *
 * @returns JSON
 */
export const standaloneSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): string => {
  if (environment['COMMERCE_ENDPOINT']) return '{}';
  const client = applications.find(({ kind }) => kind === 'integration');
  if (!client || !('secret' in client)) return '{}';
  return JSON.stringify({
    integration: { client_id: client.client_id, client_secret: client.secret },
  });
};

import { applications } from '../../services/commerce/seed/organization.ts';

/**
 * What hosts of remotes tell the pages of these (`/standalone.json`): the demonstration's integration, with which the page
 * makes customers and ships parcels to have something to show. It is good for the embedded platform alone, so a shop on
 * someone's own organization tells nothing. No build holds it.
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

import { createHash } from 'node:crypto';
import { asTexts } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../platform/platform.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import { readRows } from '../platform/read-rows.ts';

/** Topics of the platform, with the includes of their bodies. */
export type WebhookTopics = Readonly<Record<string, readonly string[]>>;

/** Shared secrets by topic. */
export type WebhookSecrets = Readonly<Record<string, string>>;

interface WebhookSpec {
  topic: string;
  reference: string;
  callbackUrl: string;
  includes: readonly string[];
}

/**
 * One reference per topic and URL: a restarted service finds its own webhooks, and several shops can share a
 * platform.
 */
const specsOf = (name: string, topics: WebhookTopics, callbackUrl: string): WebhookSpec[] => {
  const address = createHash('sha256').update(callbackUrl).digest('hex').slice(0, 12);
  return Object.entries(topics).map(([topic, includes]) => ({
    topic,
    reference: `${name}/${address}/${topic}`,
    callbackUrl,
    includes,
  }));
};

const create = (platform: Platform, { topic, reference, callbackUrl, includes }: WebhookSpec) =>
  platform.send('POST', 'webhooks', {
    type: 'webhooks',
    attributes: {
      name: reference,
      topic,
      callback_url: callbackUrl,
      reference,
      ...(includes.length > 0 && { include_resources: includes }),
    },
  });

/**
 * The platform opens a webhook's circuit while its receiver is down or fails, so it is reset here. The includes may
 * have changed since the registration.
 */
const resume = async (
  platform: Platform,
  { id, attributes }: PlatformRow,
  { includes }: WebhookSpec,
): Promise<void> => {
  const isSame =
    [...asTexts(attributes['include_resources'])].sort().join() === [...includes].sort().join();
  const changes = {
    ...(attributes['circuit_state'] === 'open' && { _reset_circuit: true }),
    ...(!isSame && { include_resources: includes }),
  };
  if (Object.keys(changes).length === 0) return;
  await platform.send('PATCH', `webhooks/${id}`, { type: 'webhooks', id, attributes: changes });
};

/**
 * Registers webhooks of some topics at this URL. Idempotent.
 *
 * @param name - owner of the webhooks; prefix of their references
 * @returns the secrets that sign the calls
 */
export const registerWebhooks = async (
  platform: Platform,
  name: string,
  topics: WebhookTopics,
  callbackUrl: string,
): Promise<WebhookSecrets> => {
  const registered = new Map<unknown, PlatformRow>();
  for await (const rows of readRows(platform, 'webhooks', {}))
    for (const row of rows) registered.set(row.attributes['reference'], row);
  const secrets: Record<string, string> = {};
  for (const spec of specsOf(name, topics, callbackUrl)) {
    const existing = registered.get(spec.reference);
    if (existing) await resume(platform, existing, spec);
    const row = existing ?? (await create(platform, spec));
    const secret = row?.attributes['shared_secret'];
    if (typeof secret === 'string') secrets[spec.topic] = secret;
  }
  return secrets;
};

import { createHash } from 'node:crypto';
import { asTexts } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../platform/platform.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import { readRows } from '../platform/read-rows.ts';

/** Topics of the platform, each with what the bodies of its calls must include. */
export type WebhookTopics = Readonly<Record<string, readonly string[]>>;

/** Shared secrets by topic. */
export type WebhookSecrets = Readonly<Record<string, string>>;

interface Wanted {
  topic: string;
  reference: string;
  callbackUrl: string;
  includes: readonly string[];
}

/** One reference per topic and address: started again, the service finds its webhooks; another shop has its own. */
const wantedAt = (name: string, topics: WebhookTopics, callbackUrl: string): Wanted[] => {
  const address = createHash('sha256').update(callbackUrl).digest('hex').slice(0, 12);
  return Object.entries(topics).map(([topic, includes]) => ({
    topic,
    reference: `${name}/${address}/${topic}`,
    callbackUrl,
    includes,
  }));
};

const create = (platform: Platform, { topic, reference, callbackUrl, includes }: Wanted) =>
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
 * The circuit of a webhook opens while its receiver is away; now that it is back, it is closed again. What its bodies
 * include may be another than when it was registered.
 */
const resume = async (
  platform: Platform,
  { id, attributes }: PlatformRow,
  { includes }: Wanted,
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
 * Sees to it that the platform calls this address about some topics. Repeatable.
 *
 * @param name - whose webhooks they are; begins their references
 * @returns the secrets its calls are signed with
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
  for (const wanted of wantedAt(name, topics, callbackUrl)) {
    const known = registered.get(wanted.reference);
    if (known) await resume(platform, known, wanted);
    const row = known ?? (await create(platform, wanted));
    const secret = row?.attributes['shared_secret'];
    if (typeof secret === 'string') secrets[wanted.topic] = secret;
  }
  return secrets;
};

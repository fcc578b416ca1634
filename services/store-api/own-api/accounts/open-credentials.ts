import { asText } from '@shop/contracts/commerce/metadata';
import type { Kysely } from 'kysely';
import { keptState } from '../../database/kept-state.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { connectPlatform, type PlatformConfig } from '../../platform/platform.ts';
import { readDocument } from '../../platform/read-document.ts';
import { listenToPlatform } from '../../webhooks/listen-to-platform.ts';
import type { WebhookReceiver } from '../../webhooks/post-webhook.ts';
import { forgetEmailChange, revokeLinks } from './revoke-links.ts';

/** Path of the webhook for password changes. */
export const CREDENTIALS_WEBHOOK = '/webhooks/credentials';

interface Options {
  database: Kysely<StoreDatabase>;
  platform: PlatformConfig;
  log: (line: string) => void;
  now?: () => Date;
}

export interface OpenCredentials {
  webhooks: WebhookReceiver;
  /**
   * Keeps the webhook registered until closed.
   *
   * @param callbackUrl - null if the platform cannot call this service
   */
  run: (callbackUrl: string | null) => Promise<void>;
  close: () => void;
}

/**
 * Revokes the links of customers whose password changes on the platform itself: by an integration, its staff, an
 * order, or the platform's own reset. The event may arrive late: links issued after the change stay valid.
 */
export const openCredentials = ({
  database,
  platform: config,
  log,
  now = () => new Date(),
}: Options): OpenCredentials => {
  const closing = new AbortController();
  const { signal } = closing;
  const listener = listenToPlatform({
    name: 'credentials',
    topics: { 'customers.create_password': [] },
    platform: connectPlatform(config, { closing: signal }),
    storage: keptState(database, 'credentials'),
    closing: signal,
    log,
  });
  return {
    webhooks: {
      path: CREDENTIALS_WEBHOOK,
      secretOf: listener.secretOf,
      receive: async (_topic, document, transaction) => {
        for (const { id, attributes } of readDocument(document)) {
          const at = new Date(asText(attributes['updated_at']) ?? Number.NaN);
          const until = Number.isNaN(at.getTime()) ? now() : at;
          await revokeLinks({ database: transaction }, id, 'new-password', until);
          await forgetEmailChange({ database: transaction }, id, until);
        }
      },
    },
    run: async (callbackUrl) => {
      await listener.recall();
      if (callbackUrl !== null) await listener.register(callbackUrl);
    },
    close: () => closing.abort(),
  };
};

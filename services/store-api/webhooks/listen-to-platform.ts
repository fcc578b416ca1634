import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '../platform/platform.ts';
import { registerWebhooks, type WebhookSecrets, type WebhookTopics } from './register-webhooks.ts';

/** Kept, so that calls are known as genuine from the start, even while the platform's API is out of reach. */
const SECRETS = 'webhook_secrets';
const LONGEST_WAIT = 60_000;

/** Where a little is kept over a restart. */
export interface KeptState {
  state: (key: string) => Promise<string | null>;
  setState: (key: string, value: string) => Promise<void>;
}

interface Options {
  /** Whose webhooks they are; begins their references. */
  name: string;
  topics: WebhookTopics;
  platform: Platform;
  storage: KeptState;
  closing: AbortSignal;
  /** Called with one line about the outcome of the registration. */
  say: (line: string) => void;
}

export interface PlatformListener {
  secretOf: (topic: string) => string | null;
  /** Takes the secrets kept from the last time. */
  recall: () => Promise<void>;
  /** Registers the webhooks, again and again until the platform has taken them. */
  register: (callbackUrl: string) => Promise<void>;
}

/** The webhooks a part of this service hears of changes by. */
export const listenToPlatform = ({
  name,
  topics,
  platform,
  storage,
  closing,
  say,
}: Options): PlatformListener => {
  let secrets: WebhookSecrets = {};
  return {
    secretOf: (topic) => (Object.hasOwn(secrets, topic) ? (secrets[topic] ?? null) : null),
    recall: async () => {
      secrets = JSON.parse((await storage.state(SECRETS)) ?? '{}');
    },
    register: async (callbackUrl) => {
      for (let tried = 1; !closing.aborted; tried += 1) {
        try {
          secrets = await registerWebhooks(platform, name, topics, callbackUrl);
          await storage.setState(SECRETS, JSON.stringify(secrets));
          say(`${Object.keys(secrets).length} webhooks lead to ${callbackUrl}`);
          return;
        } catch (error) {
          if (closing.aborted) return;
          say(`no webhooks yet, ${error instanceof Error ? error.message : error}`);
          const wait = Math.min(LONGEST_WAIT, 250 * 2 ** tried);
          await pause(wait, undefined, { signal: closing }).catch(() => undefined);
        }
      }
    },
  };
};

import type { KeptState } from '../database/kept-state.ts';
import type { Platform } from '../platform/platform.ts';
import { wait } from '../timing/wait.ts';
import { registerWebhooks, type WebhookSecrets, type WebhookTopics } from './register-webhooks.ts';

/** Stored, so that calls can be verified from the start even while the platform is unreachable. */
const SECRETS = 'webhook_secrets';
const LONGEST_WAIT = 60_000;

interface Options {
  /** Prefix of the webhooks' references. */
  name: string;
  topics: WebhookTopics;
  platform: Platform;
  storage: KeptState;
  closing: AbortSignal;
  /** Logs the outcome of the registration. */
  log: (line: string) => void;
}

export interface PlatformListener {
  secretOf: (topic: string) => string | null;
  /** Loads the stored secrets. */
  recall: () => Promise<void>;
  /** Registers the webhooks, with retries until it succeeds. */
  register: (callbackUrl: string) => Promise<void>;
}

/** Registers the webhooks of one module and holds their secrets. */
export const listenToPlatform = ({
  name,
  topics,
  platform,
  storage,
  closing,
  log,
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
          log(`${Object.keys(secrets).length} webhooks lead to ${callbackUrl}`);
          return;
        } catch (error) {
          if (closing.aborted) return;
          log(`no webhooks yet, ${error instanceof Error ? error.message : error}`);
          await wait(Math.min(LONGEST_WAIT, 250 * 2 ** tried), closing);
        }
      }
    },
  };
};

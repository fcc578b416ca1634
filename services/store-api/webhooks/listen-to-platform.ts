import type { KeptState } from '../database/kept-state.ts';
import type { Platform } from '../platform/platform.ts';
import { createLoopWait } from '../timing/wait.ts';
import { registerWebhooks, type WebhookSecrets, type WebhookTopics } from './register-webhooks.ts';

/** Stored, so that calls can be verified from the start even while the platform is unreachable. */
const SECRETS = 'webhook_secrets';
const LONGEST_WAIT = 60_000;
/** Registration interval in ms: the longest time that a webhook's circuit stays open while this service runs. */
const REGISTER_EVERY = 300_000;

interface Options {
  /** Prefix of the webhooks' references. */
  name: string;
  topics: WebhookTopics;
  platform: Platform;
  storage: KeptState;
  closing: AbortSignal;
  /** Logs the outcome of the registration. */
  log: (line: string) => void;
  /** Whether this process registers, if one process registers for all. */
  mayRegister?: (() => boolean) | undefined;
}

export interface PlatformListener {
  secretOf: (topic: string) => string | null;
  /** Loads the stored secrets. */
  recall: () => Promise<void>;
  /**
   * Registers the webhooks until closed, or until this process may no longer: at once, and then periodically, because
   * the platform opens a webhook's circuit after failed calls. Failures are retried.
   *
   * @param onRegistered - called after the first registration, and after the first one that follows failures
   */
  register: (callbackUrl: string, onRegistered?: () => void) => Promise<void>;
}

/** Registers the webhooks of one module and holds their secrets. */
export const listenToPlatform = ({
  name,
  topics,
  platform,
  storage,
  closing,
  log,
  mayRegister = () => true,
}: Options): PlatformListener => {
  const pause = createLoopWait(closing);
  let secrets: WebhookSecrets = {};
  return {
    secretOf: (topic) => (Object.hasOwn(secrets, topic) ? (secrets[topic] ?? null) : null),
    recall: async () => {
      secrets = JSON.parse((await storage.state(SECRETS)) ?? '{}');
    },
    register: async (callbackUrl, onRegistered) => {
      let isRegistered = false;
      let failed = 0;
      while (!pause.isClosed() && mayRegister()) {
        try {
          secrets = await registerWebhooks(platform, name, topics, callbackUrl);
          await storage.setState(SECRETS, JSON.stringify(secrets));
          if (!isRegistered) {
            log(`${Object.keys(secrets).length} webhooks lead to ${callbackUrl}`);
            onRegistered?.();
          }
          isRegistered = true;
          failed = 0;
        } catch (error) {
          if (pause.isClosed()) return;
          isRegistered = false;
          failed += 1;
          log(`webhooks not registered: ${error instanceof Error ? error.message : error}`);
        }
        await pause.for(isRegistered ? REGISTER_EVERY : Math.min(LONGEST_WAIT, 250 * 2 ** failed));
      }
    },
  };
};

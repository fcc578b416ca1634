import type { Kysely } from 'kysely';
import type { Market } from '@shop/contracts/market';
import type { Merchant } from '@shop/contracts/store';
import { createLoopWait } from '../timing/wait.ts';
import { keptState } from '../database/kept-state.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import { readDocument } from '../platform/read-document.ts';
import { listenToPlatform } from '../webhooks/listen-to-platform.ts';
import type { WebhookReceiver } from '../webhooks/post-webhook.ts';
import { mailsSentUntil } from './outbox/hold-mails.ts';
import { readSentSince } from './outbox/settle-mail.ts';
import { createMailSender } from './sending/mail-sender.ts';
import { smtpTransport } from './sending/mail-transport.ts';
import { createComposer } from './templates/compose-mail.ts';
import { MAIL_TOPICS, noticesOf } from './triggers/notices-of.ts';
import { queueNotice } from './triggers/queue-notice.ts';
import { sweepNotices } from './triggers/sweep-notices.ts';

/** Path of the webhook for events that buyers are notified of. */
export const MAILS_WEBHOOK = '/webhooks/mails';

export interface MailsOptions {
  database: Kysely<StoreDatabase>;
  platform: PlatformConfig;
  smtpUrl: string;
  /** Sender's name and address. */
  from: string;
  shopOrigin: string;
  merchant: Merchant;
  markets: readonly Market[];
  log: (line: string) => void;
  /** Sweep interval in ms. */
  sweepEvery?: number;
}

export interface OpenMails {
  webhooks: WebhookReceiver;
  /**
   * Sends the outbox and follows the platform until closed.
   *
   * @param callbackUrl - URL for the platform's webhooks; null if it cannot reach this service, which then only sweeps
   */
  run: (callbackUrl: string | null) => Promise<void>;
  close: () => Promise<void>;
}

const SWEEP_EVERY = 120_000;

const domainOf = (from: string): string => /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** Wires the mails' triggers, the outbox and its sender. */
export const openMails = ({
  database,
  platform: config,
  smtpUrl,
  from,
  shopOrigin,
  merchant,
  markets,
  log,
  sweepEvery = SWEEP_EVERY,
}: MailsOptions): OpenMails => {
  const closing = new AbortController();
  const { signal } = closing;
  const platform = connectPlatform(config, { closing: signal });
  const state = keptState(database, 'mails');
  const listener = listenToPlatform({
    name: 'mails',
    topics: MAIL_TOPICS,
    platform,
    storage: state,
    closing: signal,
    log,
  });
  const sender = createMailSender({
    database,
    transport: smtpTransport({ smtpUrl, from }),
    compose: createComposer({ platform, merchant, markets, shopOrigin }),
    domain: domainOf(from),
    log,
  });
  const pause = createLoopWait(signal);
  let running: Promise<unknown> = Promise.resolve();

  const sweep = async (): Promise<void> => {
    while (!pause.isClosed()) {
      try {
        const sentUntil = await mailsSentUntil(database);
        const sentSince = await readSentSince(database);
        await sweepNotices({ platform, state, sentUntil, sentSince }, (row) =>
          database.transaction().execute(async (transaction) => {
            for (const notice of noticesOf(row, markets))
              await queueNotice(transaction, shopOrigin, notice);
          }),
        );
      } catch (error) {
        if (pause.isClosed()) return;
        log(`sweep failed: ${error instanceof Error ? error.message : error}`);
      }
      await pause.for(sweepEvery, 'wakeable');
    }
  };

  return {
    webhooks: {
      path: MAILS_WEBHOOK,
      secretOf: listener.secretOf,
      receive: async (_topic, document, transaction) => {
        for (const row of readDocument(document))
          for (const notice of noticesOf(row, markets))
            await queueNotice(transaction, shopOrigin, notice);
        sender.wake();
      },
    },
    run: async (callbackUrl) => {
      await listener.recall();
      // The sweep finds events from before the registration of the webhooks.
      const register = callbackUrl === null ? null : listener.register(callbackUrl, pause.wake);
      const work = Promise.all([sender.run(), register, sweep()]);
      running = work.catch(() => undefined);
      await work;
    },
    close: async () => {
      closing.abort();
      await sender.close();
      await running;
    },
  };
};

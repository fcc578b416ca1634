import type { Kysely } from 'kysely';
import type { Market } from '@shop/contracts/market';
import type { Merchant } from '@shop/contracts/store';
import { createSleep } from '../catalogue/freshness/sleep.ts';
import { keptState } from '../database/kept-state.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import { readDocument } from '../platform/read-document.ts';
import { listenToPlatform } from '../webhooks/listen-to-platform.ts';
import type { WebhookReceiver } from '../webhooks/post-webhook.ts';
import { createMailSender } from './sending/mail-sender.ts';
import { smtpTransport } from './sending/mail-transport.ts';
import { createComposer } from './templates/compose-mail.ts';
import { MAIL_TOPICS } from './triggers/mail-topics.ts';
import { noticesOf } from './triggers/notices-of.ts';
import { queueNotice } from './triggers/queue-notice.ts';
import { sweepNotices } from './triggers/sweep-notices.ts';

/** Where the platform tells of what buyers hear of. */
export const MAILS_WEBHOOK = '/webhooks/mails';

export interface MailsOptions {
  database: Kysely<StoreDatabase>;
  platform: PlatformConfig;
  smtpUrl: string;
  /** Name and address that mails come from. */
  from: string;
  shopOrigin: string;
  merchant: Merchant;
  markets: readonly Market[];
  say: (line: string) => void;
  /** ms between two looks for what no event reported. */
  sweepEvery?: number;
}

export interface OpenMails {
  webhooks: WebhookReceiver;
  /**
   * Sends the outbox and listens to the platform until it is closed.
   *
   * @param callbackUrl - where the platform can call this service; null where it cannot, and is only looked at
   */
  run: (callbackUrl: string | null) => Promise<void>;
  close: () => Promise<void>;
}

const SWEEP_EVERY = 120_000;

const domainOf = (from: string): string => /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** All about mails: what calls for one, the outbox, and its sender. */
export const openMails = ({
  database,
  platform: config,
  smtpUrl,
  from,
  shopOrigin,
  merchant,
  markets,
  say,
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
    say,
  });
  const sender = createMailSender({
    database,
    transport: smtpTransport({ smtpUrl, from }),
    compose: createComposer({ platform, merchant, markets, shopOrigin }),
    domain: domainOf(from),
    log: say,
  });
  const sleep = createSleep(signal);
  let running: Promise<unknown> = Promise.resolve();

  const sweep = async (): Promise<void> => {
    while (!sleep.isOver()) {
      try {
        await sweepNotices({ platform, state }, (row) =>
          database.transaction().execute(async (transaction) => {
            for (const notice of noticesOf(row, markets))
              await queueNotice(transaction, shopOrigin, notice);
          }),
        );
      } catch (error) {
        if (sleep.isOver()) return;
        say(
          `the platform cannot be looked through: ${error instanceof Error ? error.message : error}`,
        );
      }
      await sleep.until(sweepEvery, true);
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
      const register = async () => {
        if (callbackUrl === null) return;
        await listener.register(callbackUrl);
        // What happened before the platform knew where to tell of it.
        sleep.wake();
      };
      const work = Promise.all([sender.run(), register(), sweep()]);
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

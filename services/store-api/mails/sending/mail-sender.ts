import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { createSleep } from '../../catalogue/freshness/sleep.ts';
import { claimMails, type ClaimedMail } from '../outbox/claim-mails.ts';
import { pruneMails } from '../outbox/prune-mails.ts';
import { markFailed, markSent } from '../outbox/settle-mail.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { MAIL_RETRIES, mailRetryDelay, type MailRetryPolicy } from './retry-policy.ts';
import { UndeliverableError } from './undeliverable-error.ts';

/** What is written of a mail; the sender adds whom it goes to and its Message-ID. */
export type ComposedMail = Omit<OutgoingMail, 'to' | 'messageId'>;

export interface MailSenderOptions {
  database: Kysely<StoreDatabase>;
  transport: MailTransport;
  /** Writes a mail, by what is known at that moment. @throws UndeliverableError where it never can be written */
  compose: (mail: ClaimedMail) => Promise<ComposedMail>;
  /** Right part of every Message-ID: the sender's domain. */
  domain: string;
  log: (line: string) => void;
  policy?: MailRetryPolicy;
  /** Mails sent at once. */
  atOnce?: number;
  /** ms between two looks at an outbox where nothing is due. */
  pollEvery?: number;
  /** ms a claim lasts: the mail of a process that died is sent by another after it. */
  claimLasts?: number;
}

export interface MailSender {
  /** Sends what is due until it is closed. */
  run: () => Promise<void>;
  /** Looks at the outbox now. */
  wake: () => void;
  /** Ends once the mails under way are settled; those of a slow server are left, to be sent after the next start. */
  close: () => Promise<void>;
}

/** Longest that closing waits for mails under way, in ms. */
const CLOSE_LIMIT = 3_000;
const PRUNE_EVERY = 24 * 3_600_000;

/**
 * Sends the outbox. A mail is sent at least once: a process that dies after the server took it and before its row says
 * so leaves it to be sent again, with the same Message-ID, by which mail servers and readers drop the second.
 */
export const createMailSender = ({
  database,
  transport,
  compose,
  domain,
  log,
  policy = MAIL_RETRIES,
  atOnce = 4,
  pollEvery = 1_000,
  claimLasts = 180_000,
}: MailSenderOptions): MailSender => {
  const closing = new AbortController();
  const sleep = createSleep(closing.signal);
  let running: Promise<void> = Promise.resolve();
  let prunedAt = 0;
  let failures = 0;

  const send = async (mail: ClaimedMail): Promise<void> => {
    try {
      // Its process died in every try so far, maybe because of it.
      if (mail.attempts > policy.attempts)
        throw new UndeliverableError('it was never sent to the end');
      await transport.send({
        ...(await compose(mail)),
        to: mail.to,
        messageId: `<${mail.message_id}@${domain}>`,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : `${error}`;
      const wait =
        error instanceof UndeliverableError
          ? null
          : mailRetryDelay(policy, mail.attempts, Math.random());
      log(`${mail.kind} ${mail.id} was not sent${wait === null ? ' and is left' : ''}: ${reason}`);
      return markFailed(database, mail, reason, wait);
    }
    await markSent(database, mail);
  };

  /** Claims no more than it sends at once: a claim is not to end while its mail waits for its turn. */
  const sendDue = async (): Promise<number> => {
    const mails = await claimMails(database, { most: atOnce, lasts: claimLasts });
    const settled = await Promise.allSettled(mails.map(send));
    const failed = settled.find((it) => it.status === 'rejected');
    // Claims of mails that could not be settled end by themselves.
    if (failed) throw failed.reason;
    return mails.length;
  };

  const prune = async (): Promise<void> => {
    if (Date.now() - prunedAt < PRUNE_EVERY) return;
    await pruneMails(database);
    prunedAt = Date.now();
  };

  const loop = async (): Promise<void> => {
    while (!sleep.isOver()) {
      try {
        const sent = await sendDue();
        failures = 0;
        if (sent > 0) continue;
        await prune();
      } catch (error) {
        if (sleep.isOver()) return;
        failures += 1;
        log(`the outbox cannot be used: ${error instanceof Error ? error.message : error}`);
      }
      await sleep.until(pollEvery * Math.min(60, 2 ** failures), failures === 0);
    }
  };

  return {
    run: () => (running = loop()),
    wake: sleep.wake,
    close: async () => {
      closing.abort();
      const limit = pause(CLOSE_LIMIT, undefined, { ref: false });
      await Promise.race([running, limit]);
      transport.close();
    },
  };
};

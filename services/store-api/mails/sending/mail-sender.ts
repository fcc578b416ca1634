import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { createLoopWait } from '../../timing/wait.ts';
import { backoffDelay, type BackoffPolicy } from '../../timing/backoff.ts';
import { claimMails, type ClaimedMail } from '../outbox/claim-mails.ts';
import { markFailed, markSent, markSuperseded, pruneMails } from '../outbox/settle-mail.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { SupersededError } from './superseded-error.ts';
import { UndeliverableError } from './undeliverable-error.ts';

/** Fourteen attempts within two days: after 10 s, 20 s, … up to six hours. */
export const MAIL_RETRIES: BackoffPolicy = {
  attempts: 14,
  first: 10_000,
  longest: 6 * 3_600_000,
};

/** Content of a mail; the sender adds the recipient and the Message-ID. */
export type ComposedMail = Omit<OutgoingMail, 'to' | 'messageId'>;

export interface MailSenderOptions {
  database: Kysely<StoreDatabase>;
  transport: MailTransport;
  /**
   * Renders a mail from current data.
   *
   * @throws UndeliverableError if that can never succeed
   * @throws SupersededError if a later event made it needless
   */
  compose: (mail: ClaimedMail) => Promise<ComposedMail>;
  /** Domain of every Message-ID. */
  domain: string;
  log: (line: string) => void;
  policy?: BackoffPolicy;
  /** Mails sent concurrently. */
  atOnce?: number;
  /** Poll interval of an idle outbox in ms. */
  pollEvery?: number;
  /** Lease of a claim in ms, after which another process sends the mail of a crashed one. */
  claimLasts?: number;
}

export interface MailSender {
  /** Sends due mails until closed. */
  run: () => Promise<void>;
  /** Polls the outbox now. */
  wake: () => void;
  /** Waits for the mails in flight, up to a limit; the remaining ones are sent after the next start. */
  close: () => Promise<void>;
}

/** Maximum wait for mails in flight on close, in ms. */
const CLOSE_LIMIT = 3_000;
const PRUNE_EVERY = 24 * 3_600_000;

/**
 * Sends the outbox, at least once per mail. If a process crashes after the SMTP server accepted a mail and before its row
 * is updated, the mail is sent again with the same Message-ID, by which mail servers and clients drop the duplicate.
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
  const pause = createLoopWait(closing.signal);
  let running: Promise<void> = Promise.resolve();
  let prunedAt = 0;
  let failures = 0;

  const send = async (mail: ClaimedMail): Promise<void> => {
    try {
      // Every attempt so far ended with a crash, maybe caused by this mail.
      if (mail.attempts > policy.attempts)
        throw new UndeliverableError('it was never sent to the end');
      await transport.send({
        ...(await compose(mail)),
        to: mail.to,
        messageId: `<${mail.message_id}@${domain}>`,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : `${error}`;
      if (error instanceof SupersededError) {
        log(`${mail.kind} ${mail.id} is settled without sending: ${reason}`);
        return markSuperseded(database, mail, reason);
      }
      const wait =
        error instanceof UndeliverableError
          ? null
          : backoffDelay(policy, mail.attempts, Math.random());
      log(`${mail.kind} ${mail.id} was not sent${wait === null ? ' and is left' : ''}: ${reason}`);
      return markFailed(database, mail, reason, wait);
    }
    await markSent(database, mail);
  };

  /** Claims no more mails than it sends concurrently, so that no claim expires in a queue. */
  const sendDue = async (): Promise<number> => {
    const mails = await claimMails(database, { most: atOnce, lasts: claimLasts });
    const settled = await Promise.allSettled(mails.map(send));
    const failed = settled.find((it) => it.status === 'rejected');
    // The claims of mails whose result was not stored expire.
    if (failed) throw failed.reason;
    return mails.length;
  };

  const prune = async (): Promise<void> => {
    if (Date.now() - prunedAt < PRUNE_EVERY) return;
    await pruneMails(database);
    prunedAt = Date.now();
  };

  const loop = async (): Promise<void> => {
    while (!pause.isClosed()) {
      try {
        const sent = await sendDue();
        failures = 0;
        if (sent > 0) continue;
        await prune();
      } catch (error) {
        if (pause.isClosed()) return;
        failures += 1;
        log(`the outbox cannot be used: ${error instanceof Error ? error.message : error}`);
      }
      await pause.for(
        pollEvery * Math.min(60, 2 ** failures),
        failures === 0 ? 'wakeable' : undefined,
      );
    }
  };

  return {
    run: () => (running = loop()),
    wake: pause.wake,
    close: async () => {
      closing.abort();
      const limit = delay(CLOSE_LIMIT, undefined, { ref: false });
      await Promise.race([running, limit]);
      transport.close();
    },
  };
};

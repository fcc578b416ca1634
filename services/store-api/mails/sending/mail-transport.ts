import { createTransport } from 'nodemailer';
import { asRecord } from '@shop/contracts/commerce/metadata';
import { needsSmtpUtf8, sendWithSmtpUtf8 } from './smtputf8.ts';
import { inTime, LIMITS } from './time-limits.ts';
import { UndeliverableError } from './undeliverable-error.ts';

/** A mail as passed to the server. */
export interface OutgoingMail {
  to: string;
  /** Message-ID with angle brackets. */
  messageId: string;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /**
   * Sends a mail; resolves once the server has accepted it.
   *
   * @throws UndeliverableError if the server permanently refuses this mail
   */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Exactly one address, which rules out further recipients and header injection. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u;

/**
 * Whether the server permanently refused this mail, rather than the login: a wrong password must not turn every mail
 * into a dead letter.
 */
const isRefused = (error: unknown): boolean => {
  const { responseCode, command } = asRecord(error);
  return (
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    (command === 'RCPT TO' || command === 'DATA')
  );
};

/**
 * SMTP transport with pooled connections.
 *
 * @param smtpUrl - `smtp://host:25`, `smtps://user:password@host:465`
 * @param from - name and address
 */
export const smtpTransport = (
  { smtpUrl, from }: { smtpUrl: string; from: string },
  connections = 4,
): MailTransport => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    ...LIMITS,
  });
  return {
    send: async ({ to, headers, ...mail }) => {
      if (!ADDRESS.test(to)) throw new UndeliverableError('this is no address');
      const composed = {
        ...mail,
        from,
        to: { name: '', address: to },
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        // Mails contain only generated text, so reading files or URLs is disabled.
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      try {
        if (needsSmtpUtf8(to)) await sendWithSmtpUtf8(smtpUrl, composed);
        else await inTime(transport.sendMail(composed));
      } catch (error) {
        if (isRefused(error))
          throw new UndeliverableError(error instanceof Error ? error.message : `${error}`);
        throw error;
      }
    },
    close: () => transport.close(),
  };
};

import { createTransport } from 'nodemailer';
import { asRecord } from '@shop/contracts/commerce/metadata';
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

/** Timeout of connection, greeting and response, in ms. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Total timeout of one mail in ms, even if the server keeps responding. */
const SEND_LIMIT = 60_000;

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

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server was too slow')), SEND_LIMIT);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
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
    // Mails contain only generated text, so reading files or URLs is disabled.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, headers, ...mail }) => {
      if (!ADDRESS.test(to)) throw new UndeliverableError('this is no address');
      try {
        await inTime(
          transport.sendMail({
            ...mail,
            from,
            to: { name: '', address: to },
            headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          }),
        );
      } catch (error) {
        if (isRefused(error))
          throw new UndeliverableError(error instanceof Error ? error.message : `${error}`);
        throw error;
      }
    },
    close: () => transport.close(),
  };
};

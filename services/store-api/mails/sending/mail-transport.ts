import { createTransport } from 'nodemailer';
import { asRecord } from '@shop/contracts/commerce/metadata';
import { UndeliverableError } from './undeliverable-error.ts';

/** A mail as the server gets it. */
export interface OutgoingMail {
  to: string;
  /** With its angle brackets. */
  messageId: string;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /**
   * Hands a mail over; resolved once the server has taken it.
   *
   * @throws UndeliverableError where the server refuses this mail for good
   */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

/** Longest the server may take to connect, to greet, and to answer, in ms. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Longest one mail may take, in ms, though the server answers every now and then. */
export const SEND_LIMIT = 60_000;

/** One address, with nothing that could be a second one or another header. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u;

/** Whether the server said no to this mail for good, and not to us: of a wrong password all mails would die. */
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
 * Speaks SMTP over connections that are kept open.
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
    // A mail is text that was made here: no file, no address is read for one.
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

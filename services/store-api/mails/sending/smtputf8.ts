import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { inTime, LIMITS } from './time-limits.ts';
import { UndeliverableError } from './undeliverable-error.ts';

const BEYOND_ASCII = /[^\0-\x7f]/;
const ANNOUNCED = /^250[ -]SMTPUTF8\s*$/im;

/**
 * Whether the address needs a server with SMTPUTF8 (RFC 6531): its local part has letters beyond ASCII. A domain with
 * such letters is sent as punycode.
 */
export const needsSmtpUtf8 = (address: string): boolean =>
  BEYOND_ASCII.test(address.slice(0, address.lastIndexOf('@')));

/** A single line may answer a HELO, after a server that refused EHLO for now: the mail is tried again. */
const withoutSmtpUtf8 = (supported: string): Error => {
  const Failure = supported.trim().includes('\n') ? UndeliverableError : Error;
  return new Failure(
    'the mail server does not support SMTPUTF8, which the letters before the @ need',
  );
};

/**
 * Sends a mail whose recipient needs SMTPUTF8, over a connection of its own. Nodemailer's transports send such an
 * address to every server, also to one that would misread it.
 *
 * @throws UndeliverableError if the server lists extensions without SMTPUTF8
 */
export const sendWithSmtpUtf8 = async (smtpUrl: string, mail: SendMailOptions): Promise<void> => {
  const { options, auth } = new SMTPTransport({ url: smtpUrl, ...LIMITS });
  const message = new MailComposer(mail).compile();
  const connection = new SMTPConnection(options);
  const failed = new Promise<never>((_, reject) => {
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('the mail server closed the connection')));
  });
  const step = (run: (done: (error?: Error | null) => void) => void): Promise<void> => {
    const done = new Promise<void>((resolve, reject) =>
      run((error) => (error ? reject(error) : resolve())),
    );
    return Promise.race([done, failed]);
  };
  const send = async (): Promise<void> => {
    await step((done) => connection.connect(done));
    // The response to EHLO, over TLS if the server has that.
    const supported = connection.lastServerResponse || '';
    if (!ANNOUNCED.test(supported)) throw withoutSmtpUtf8(supported);
    if (auth && connection.allowsAuth) await step((done) => connection.login(auth, done));
    await step((done) => connection.send(message.getEnvelope(), message.createReadStream(), done));
  };
  try {
    await inTime(send());
  } finally {
    connection.close();
  }
};

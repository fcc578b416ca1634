import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { MailInbox } from '../inbox/mail-inbox.ts';

/** Maximum size of a mail in bytes. */
const LONGEST_MAIL = 5 * 1024 * 1024;

const readAll = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  // SMTP requires reading the message to its end, so an oversized one is read and discarded.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= LONGEST_MAIL) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const refusal = (code: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode: code });

/** An SMTP server that accepts all mail from this machine and answers 250 once the inbox has stored it. */
export const createSmtpServer = (inbox: MailInbox): SMTPServer => {
  const server = new SMTPServer({
    size: LONGEST_MAIL,
    // Loopback only: neither encryption nor authentication is needed.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
      };
      readAll(stream)
        .then((raw) => {
          if (stream.sizeExceeded) throw refusal(552, 'The mail is too long');
          return inbox.add(envelope, raw);
        })
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(`${error}`)),
        );
    },
  });
  // A client that disconnects within a mail must not stop the server.
  server.on('error', (error) => console.error(`mail: ${error.message}`));
  return server;
};

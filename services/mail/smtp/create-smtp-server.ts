import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { MailInbox } from '../inbox/mail-inbox.ts';

/** Longest mail taken, in bytes. */
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

/** An SMTP server that takes every mail from this machine, and answers 250 once the inbox has written it. */
export const createSmtpServer = (inbox: MailInbox): SMTPServer => {
  const server = new SMTPServer({
    size: LONGEST_MAIL,
    // Loopback only: nothing to encrypt, no one to know.
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
  // A client that goes away in mid-mail is no reason to end.
  server.on('error', (error) => console.error(`mail: ${error.message}`));
  return server;
};

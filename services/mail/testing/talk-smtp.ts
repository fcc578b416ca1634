import { connect } from 'node:net';

const portOf = (smtpUrl: string): number => Number(new URL(smtpUrl).port);

/** Sends lines to an SMTP server, each after the previous reply. @returns the replies, the greeting first */
export const talkSmtp = (smtpUrl: string, lines: readonly string[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const answers: string[] = [];
    const left = [...lines];
    const socket = connect(portOf(smtpUrl), '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString();
      // A reply ends with the line that has a space after its code.
      if (!/^\d{3} .*\r\n$/m.test(said)) return;
      answers.push(said.trim());
      said = '';
      const next = left.shift();
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answers));
  });

export interface SpokenMail {
  to?: readonly string[];
  /** Headers and body, as sent. */
  raw: string;
}

/** Delivers a mail like a mail server. @returns the server's reply to the message */
export const deliver = async (
  smtpUrl: string,
  { to = ['ada@shop.example'], raw }: SpokenMail,
): Promise<string> => {
  const answers = await talkSmtp(smtpUrl, [
    'EHLO shop.example',
    'MAIL FROM:<shop@shop.example>',
    ...to.map((it) => `RCPT TO:<${it}>`),
    'DATA',
    `${raw}\r\n.`,
    'QUIT',
  ]);
  return answers.at(-2) ?? '';
};

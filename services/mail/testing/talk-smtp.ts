import { connect } from 'node:net';

const portOf = (smtpUrl: string): number => Number(new URL(smtpUrl).port);

/** Says lines to an SMTP server, each after the answer to the one before. @returns the answers, the greeting first */
export const talkSmtp = (smtpUrl: string, lines: readonly string[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const answers: string[] = [];
    const left = [...lines];
    const socket = connect(portOf(smtpUrl), '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString();
      // An answer ends with a line that has a space after its code.
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
  /** Headers and content, as sent. */
  raw: string;
}

/** Hands a mail over as a mail server does. @returns the server's last word on it */
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

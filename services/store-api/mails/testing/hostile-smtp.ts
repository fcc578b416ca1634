import { createServer, type Socket } from 'node:net';

export interface HostileSmtp {
  url: string;
  /** `Message-ID` of every mail received completely. */
  given: string[];
  /** Commands `MAIL` and `RCPT`, as sent. */
  envelope: string[];
  close: () => Promise<void>;
}

const USUAL: Readonly<Record<string, string>> = {
  EHLO: '250 ready',
  HELO: '250 ready',
  MAIL: '250 go on',
  RCPT: '250 go on',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
  RSET: '250 reset',
};

/**
 * SMTP server with scripted responses.
 *
 * @param answers - returns undefined for the usual response
 */
export const hostileSmtp = async (
  answers: (command: string) => string | null | undefined,
): Promise<HostileSmtp> => {
  const given: string[] = [];
  const envelope: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let isData = false;
    let text = '';
    const say = (command: string): void => {
      const chosen = answers(command);
      const answer = chosen === undefined ? USUAL[command] : chosen;
      if (answer === null || answer === undefined) socket.destroy();
      else socket.write(`${answer}\r\n`);
      if (command === 'DATA') isData = answer?.startsWith('354') ?? false;
    };
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (;;) {
        const end = isData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          given.push(/^Message-ID: (.*)$/m.exec(line)?.[1]?.trim() ?? '');
          say('.');
        } else {
          if (/^(?:MAIL|RCPT)/.test(line)) envelope.push(line);
          say(line.slice(0, 4).trim().toUpperCase());
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    given,
    envelope,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};

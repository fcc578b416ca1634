import { openInbox, type MailInbox } from './inbox/mail-inbox.ts';
import { buildPage } from './page/build-page.ts';
import { createSmtpServer } from './smtp/create-smtp-server.ts';

export interface RunningInbox {
  inbox: MailInbox;
  /** `smtp://127.0.0.1:3025` */
  smtpUrl: string;
  /** `http://127.0.0.1:3026` */
  origin: string;
  close: () => Promise<void>;
}

/** Starts both servers. A port of 0 takes any free one. */
export const startInbox = async ({
  file,
  host = '127.0.0.1',
  smtpPort,
  pagePort,
}: {
  file: string;
  /** Address to listen on; loopback by default. */
  host?: string;
  smtpPort: number;
  pagePort: number;
}): Promise<RunningInbox> => {
  const inbox = openInbox(file);
  const smtp = createSmtpServer(inbox);
  const page = buildPage(inbox);
  await new Promise<void>((resolve, reject) => {
    smtp.server.once('error', reject);
    smtp.listen(smtpPort, host, () => resolve());
  });
  const origin = await page.listen({ host, port: pagePort });
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : smtpPort;
  return {
    inbox,
    smtpUrl: `smtp://${host}:${port}`,
    origin,
    close: async () => {
      await Promise.all([page.close(), new Promise<void>((done) => void smtp.close(() => done()))]);
      inbox.close();
    },
  };
};

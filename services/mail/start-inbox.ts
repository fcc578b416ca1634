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

const HOST = '127.0.0.1';

/** Starts both servers on loopback. A port of 0 takes any free one. */
export const startInbox = async ({
  file,
  smtpPort,
  pagePort,
}: {
  file: string;
  smtpPort: number;
  pagePort: number;
}): Promise<RunningInbox> => {
  const inbox = openInbox(file);
  const smtp = createSmtpServer(inbox);
  const page = buildPage(inbox);
  await new Promise<void>((resolve, reject) => {
    smtp.server.once('error', reject);
    smtp.listen(smtpPort, HOST, () => resolve());
  });
  const origin = await page.listen({ host: HOST, port: pagePort });
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : smtpPort;
  return {
    inbox,
    smtpUrl: `smtp://${HOST}:${port}`,
    origin,
    close: async () => {
      await Promise.all([page.close(), new Promise<void>((done) => void smtp.close(() => done()))]);
      inbox.close();
    },
  };
};

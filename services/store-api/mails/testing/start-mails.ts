import { fastify } from 'fastify';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import type { RunningInbox } from '../../../mail/start-inbox.ts';
import { openStore } from '../../open-store.ts';
import { keptCalls } from '../../webhooks/kept-calls.ts';
import { postWebhook } from '../../webhooks/post-webhook.ts';
import { MAILS_WEBHOOK, openMails } from '../open-mails.ts';

export interface TestMails {
  database: Awaited<ReturnType<typeof openStore>>;
  /** Webhook URL. */
  address: string;
  said: string[];
  stop: () => Promise<void>;
}

interface Options {
  /** Origin of the platform. */
  platform: string;
  inbox: RunningInbox;
  /** Database file of the service. */
  file: string;
  /** Whether to register webhooks. */
  webhooks?: boolean;
  sweepEvery?: number;
}

/** The mail module of the service, with a platform and an inbox. */
export const startMails = async ({
  platform,
  inbox,
  file,
  webhooks = true,
  sweepEvery = 60_000,
}: Options): Promise<TestMails> => {
  const said: string[] = [];
  const database = await openStore(file);
  const mails = openMails({
    database,
    platform: {
      endpoint: platform,
      authEndpoint: platform,
      clientId: 'fonte-vigna-backoffice',
      clientSecret: 'demo-backoffice-secret',
    },
    smtpUrl: inbox.smtpUrl,
    from: 'Shop <shop@shop.example>',
    shopOrigin: 'https://shop.example',
    merchant: DEMO_MERCHANT,
    markets: MARKETS,
    log: (line) => said.push(line),
    sweepEvery,
  });
  const app = fastify();
  postWebhook(app, mails.webhooks, keptCalls(database));
  const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}${MAILS_WEBHOOK}`;
  void mails.run(webhooks ? address : null);
  return {
    database,
    address,
    said,
    stop: async () => {
      await app.close();
      await mails.close();
      await database.destroy();
    },
  };
};

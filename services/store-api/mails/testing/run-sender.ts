// Separate process that sends the outbox. `DIE_AT` kills it at a step of a mail, like kill -9 or a power cut:
// `claimed`, `composed`, or `taken` (accepted by the server, row not yet updated).
import { flushCompileCache } from 'node:module';
import { openStore } from '../../open-store.ts';
import { createMailSender } from '../sending/mail-sender.ts';
import { smtpTransport } from '../sending/mail-transport.ts';

const { DATABASE = '', SMTP = '', DIE_AT, DIE_AFTER = '0' } = process.env;
let left = Number(DIE_AFTER);
const dieAt = (step: string): void => {
  if (step !== DIE_AT) return;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  left -= 1;
};

const transport = smtpTransport({ smtpUrl: SMTP, from: 'Shop <shop@shop.example>' });
const sender = createMailSender({
  database: await openStore(DATABASE),
  transport: {
    ...transport,
    send: async (mail) => {
      dieAt('composed');
      await transport.send(mail);
      dieAt('taken');
    },
  },
  compose: async ({ event }) => {
    dieAt('claimed');
    return { subject: event, text: event, html: `<p>${event}</p>` };
  },
  domain: 'shop.example',
  log: (line) => console.log(line),
  pollEvery: 50,
  claimLasts: 1_000,
});
// The next process starts faster; this one may be killed before it writes them on exit.
flushCompileCache();
console.log('running');
await sender.run();

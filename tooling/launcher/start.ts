import { REMOTE_NAMES } from '../remote-kit/remotes.ts';
import { buildChanged } from './build-changed.ts';
import { dataFolder } from '../remote-kit/workspace.ts';
import { portBase } from '../remote-kit/development/port-base.ts';
import { takeSecretsFromFiles } from './secrets-from-files.ts';
import { startShop } from './start-shop.ts';
import { untilInterrupted } from '../remote-kit/development/until-interrupted.ts';

const started = performance.now();
let stop = async (): Promise<void> => undefined;
untilInterrupted(() => stop());
try {
  takeSecretsFromFiles(process.env);
  const { base, ports } = portBase();
  await buildChanged();
  const shop = await startShop({ base, data: dataFolder(base) });
  stop = shop.stop;
  const inbox = process.env['SMTP_URL']
    ? ''
    : `  mail        http://localhost:${ports.mailInbox}   (an inbox: every mail of the shop ends here)\n`;
  const { address, user } = shop.backOffice ?? {};
  const credentials = [user?.email, user?.password].filter(Boolean).join(', ');
  const backOffice = address ? `  back office ${address}   (${credentials})\n` : '';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`
Fonte & Vigna is open, after ${seconds} s:

  shop        http://localhost:${ports.shell}
  platform    http://localhost:${ports.commerce}/_admin/   (orders, stock, events)
${backOffice}${inbox}  store-api   http://localhost:${ports.storeApi}/releases
${REMOTE_NAMES.map((name) => `  ${name.padEnd(11)} http://localhost:${ports.remotes[name]}/   (the remote alone)`).join('\n')}

  logs        ${shop.data}/logs
  Ctrl-C stops everything.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

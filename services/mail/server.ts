import { startInbox } from './start-inbox.ts';

const fail = (problem: string): never => {
  console.error(`mail: ${problem}`);
  process.exit(1);
};

const portOf = (name: string, fallback: number): number => {
  const port = Number(process.env[name] || fallback);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : fail(`${name} must be a port number`);
};

const smtpPort = portOf('MAIL_SMTP_PORT', 3025);
const pagePort = portOf('MAIL_INBOX_PORT', 3026);
const file = process.env['MAIL_DB'] || '.shop/mail.sqlite';

try {
  const running = await startInbox({ file, smtpPort, pagePort });
  console.log(`mail: listening on ${running.smtpUrl} and ${running.origin}`);
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  fail(error instanceof Error ? error.message : `${error}`);
}

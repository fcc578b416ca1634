import { readConfig } from './config/read-config.ts';
import { startInbox } from './start-inbox.ts';

const fail = (problems: readonly string[]): never => {
  for (const problem of problems) console.error(`mail: ${problem}`);
  process.exit(1);
};

const read = readConfig(process.env);
const config = read.ok ? read.config : fail(read.problems);

try {
  const running = await startInbox(config);
  console.log(`mail: listening on ${running.smtpUrl} and ${running.origin}`);
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  fail([error instanceof Error ? error.message : `${error}`]);
}

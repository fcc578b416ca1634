import { readConfig } from './config.ts';
import { startServer, type RunningServer } from './start-server.ts';

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const read = readConfig(process.env);
if (!read.ok) fail(`commerce cannot start:\n  ${read.problems.join('\n  ')}`);
else {
  const { port, host, tls } = read.config;
  const variableOf = (taken: number | undefined): string => {
    if (taken !== undefined && taken === tls.port) return 'COMMERCE_TLS_PORT';
    return taken !== undefined && taken === tls.proxyPort ? 'COMMERCE_PROXY_PORT' : 'COMMERCE_PORT';
  };
  let server: RunningServer | undefined;
  const stop = async () => {
    await server?.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  try {
    server = await startServer(read.config, say);
    say(`commerce listening on ${server.origin}`);
  } catch (error) {
    const { code, port: wanted } = error as NodeJS.ErrnoException & { port?: number };
    const taken = code === 'EADDRINUSE';
    const reason = error instanceof Error ? error.message : String(error);
    fail(
      `commerce cannot start: ${
        taken ? `port ${wanted ?? port} on ${host} is taken (set ${variableOf(wanted)})` : reason
      }`,
    );
  }
}

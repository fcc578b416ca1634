import { startTracing } from '@shop/tracing';
import { readConfig } from './config/config.ts';
import { startServer, type RunningServer } from './start-server.ts';

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const read = readConfig(process.env);
if (!read.ok) fail(`commerce cannot start:\n  ${read.problems.join('\n  ')}`);
else {
  const { port, host, tls } = read.config;
  const variableOf = (failedPort: number | undefined): string => {
    if (failedPort !== undefined && failedPort === tls.port) return 'COMMERCE_TLS_PORT';
    return failedPort !== undefined && failedPort === tls.proxyPort
      ? 'COMMERCE_PROXY_PORT'
      : 'COMMERCE_PORT';
  };
  let server: RunningServer | undefined;
  const tracing = await startTracing({
    settings: read.config.tracing,
    service: 'commerce',
    ownOrigins: [],
    continuesTraces: true,
    withoutSpans: ['/health', '/_admin/'],
  });
  const stop = async () => {
    await tracing.drain(async () => server?.stop());
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  try {
    server = await startServer(read.config, printLine);
    printLine(`commerce listening on ${server.origin}`);
  } catch (error) {
    const { code, port: failedPort } = error as NodeJS.ErrnoException & { port?: number };
    const isPortInUse = code === 'EADDRINUSE';
    const reason = error instanceof Error ? error.message : String(error);
    fail(
      `commerce cannot start: ${
        isPortInUse
          ? `port ${failedPort ?? port} on ${host} is taken (set ${variableOf(failedPort)})`
          : reason
      }`,
    );
  }
}

import { startTracing } from '@shop/tracing';
import { createServer } from './create-server.ts';
import { ownOrigins, readConfig } from './config.ts';
import { LIVE_REMOTES_PATH } from '../src/boot/live-manifest.ts';

/** Paths without spans: files, health checks, and what every open page asks again and again. */
const WITHOUT_SPANS = [
  ...['/assets/', '/media/', LIVE_REMOTES_PATH],
  ...['/health', '/live', '/ready', '/metrics'],
];

try {
  const config = readConfig(process.env);
  const tracing = await startTracing({
    settings: config.tracing,
    service: 'shell',
    ownOrigins: ownOrigins(config),
    continuesTraces: false,
    withoutSpans: WITHOUT_SPANS,
  });
  const app = await createServer(config);
  await app.listen({ host: config.host, port: config.port });
  console.log(`shell listening on http://${config.host}:${config.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void tracing.drain(() => app.close()));
} catch (error) {
  const isPortInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    isPortInUse
      ? `Port ${process.env['SHELL_PORT'] ?? 3000} of the shell is taken. Free it, or set PORT_BASE to another number.`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exitCode = 1;
}

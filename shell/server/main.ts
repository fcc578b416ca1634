import { createServer } from './create-server.ts';
import { readConfig } from './config.ts';

try {
  const config = readConfig(process.env);
  const app = await createServer(config);
  await app.listen({ host: config.host, port: config.port });
  console.log(`shell listening on http://${config.host}:${config.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
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

import type { Command } from './command.ts';
import { fail } from './failure.ts';
import { readOptions } from './read-options.ts';
import { printLine, printProgress } from './print.ts';
import { startServer, type RunningServer } from '../start-server.ts';
import { databasePath } from '../config/database-path.ts';
import { findRunning } from '../running/running-file.ts';

/** Resolves with the first signal to end. */
const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });

export const start: Command = {
  usage: '[--port 3010] [--db file] [--seed default|none|file] …',
  platform: 'all',
  run: async (given) => {
    const config = readOptions(given);
    const running = await findRunning(databasePath(config.database));
    if (running)
      fail(
        `A platform already uses ${config.database}: process ${running.pid} at ${running.origin}.`,
        'Stop it first, or give this one a file of its own with --db.',
      );
    let server: RunningServer;
    try {
      server = await startServer(config, printProgress);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return code === 'EADDRINUSE'
        ? fail(
            `Port ${config.port} on ${config.host} is taken.`,
            'Stop what listens there, or choose another with --port (0 takes a free one).',
          )
        : fail(`The platform cannot start: ${message}`, 'Correct this and start it again.');
    }
    printLine(`commerce listening on ${server.origin}`);
    if (config.admin.on) printLine(`look inside at ${server.origin}/_admin/`);
    await interrupted();
    await server.stop();
    return 0;
  },
};

import { setTimeout as wait } from 'node:timers/promises';
import type { LoggedRequest } from '../engine/requests/request-log.ts';
import { callAdmin } from './admin-client.ts';
import type { Command } from './command.ts';
import { needPlatform, urlOption } from './find-platform.ts';
import { printLine } from './print.ts';

const interval = 500;

const describe = ({ time, method, path, status, ms, viewer, id, faults }: LoggedRequest): string =>
  [
    time.slice(11, 23),
    String(status ?? 'cut').padEnd(3),
    method.padEnd(6),
    path,
    `${ms} ms`,
    viewer,
    id,
    ...faults,
  ].join('  ');

export const log: Command = {
  usage: '[--once]',
  platform: ['db'],
  options: { ...urlOption, once: { type: 'boolean', meaning: 'shows what there is and ends' } },
  run: async (given) => {
    const platform = await needPlatform(given);
    let lastSeq = 0;
    for (;;) {
      const answer = await callAdmin(platform, given.env, `/requests?after=${lastSeq}`);
      for (const request of (answer as { requests: readonly LoggedRequest[] }).requests) {
        printLine(describe(request));
        lastSeq = request.seq;
      }
      if (given.values['once'] === true) return 0;
      await wait(interval);
    }
  },
};

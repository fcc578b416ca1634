import { describeFault, type FaultRule } from '../engine/faults/fault.ts';
import { callAdmin } from './admin-client.ts';
import type { Command } from './command.ts';
import { fail } from './failure.ts';
import { needPlatform, urlOption } from './find-platform.ts';
import { printLine } from './print.ts';

const describe = ({ id, method, path, times, fault }: FaultRule): string =>
  `${id}  ${method ?? 'any method'} ${path}: ${describeFault(fault)}${times === null ? '' : `, ${times} more`}`;

export const faults: Command = {
  usage: '[list] | set --kind status --value 503 [--path "/api/orders*"] … | clear [id]',
  platform: ['db'],
  options: {
    ...urlOption,
    kind: {
      type: 'string',
      meaning: 'status, delay, reset, or drop (the answer, after the commit)',
    },
    value: { type: 'string', meaning: 'the status, or the milliseconds of a delay' },
    method: { type: 'string', meaning: 'only requests of this method' },
    path: { type: 'string', meaning: 'only requests of this path; * stands for anything' },
    times: { type: 'string', meaning: 'only so many requests' },
  },
  run: async (given) => {
    const [action = 'list', id] = given.positionals;
    const platform = await needPlatform(given);
    const call = (path: string, request?: Parameters<typeof callAdmin>[3]) =>
      callAdmin(platform, given.env, path, request);
    if (action === 'set') {
      const { kind, value, method, path, times } = given.values;
      const body = { kind, value, method, path, times };
      printLine(`set ${describe((await call('/faults', { method: 'POST', body })) as FaultRule)}`);
      return 0;
    }
    if (action === 'clear') {
      await call(id === undefined ? '/faults' : `/faults/${encodeURIComponent(id)}`, {
        method: 'DELETE',
      });
      printLine(id === undefined ? 'no faults are set' : `fault ${id} is gone`);
      return 0;
    }
    if (action !== 'list')
      fail(`There is no "faults ${action}".`, 'There are: faults list, faults set, faults clear.');
    const { faults: set } = (await call('/faults')) as { faults: readonly FaultRule[] };
    printLine(set.length === 0 ? 'no faults are set' : set.map(describe).join('\n'));
    return 0;
  },
};

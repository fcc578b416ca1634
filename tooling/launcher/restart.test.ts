import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../test/free-port.ts';
import { startProcess } from './shop-process.ts';
import { supervise } from './supervise.ts';

const PROGRAM = `
  const http = require('node:http');
  console.log('begins');
  http.createServer((_, answer) => answer.end('ok')).listen(Number(process.argv[2]), '127.0.0.1');
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervise-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('restarts a killed process and keeps its log', async () => {
  const program = join(folder, 'part.cjs');
  await writeFile(program, PROGRAM);
  const port = await freePort();
  const target = {
    name: 'tiny',
    command: [program, String(port)],
    health: `http://127.0.0.1:${port}/`,
  };
  let isAgain: () => void = () => undefined;
  const again = new Promise<void>((resolve) => {
    isAgain = resolve;
  });
  const said: string[] = [];
  const supervised = await supervise({
    name: 'tiny',
    start: () => startProcess(target, folder),
    log: (line) => {
      said.push(line);
      if (line === 'tiny is ready again') isAgain();
    },
  });
  const before = supervised.current().child.pid;
  process.kill(before ?? 0, 'SIGKILL');
  await again;
  expect(said[0]).toBe('tiny was ended by SIGKILL; it is started again in 0.5 s');
  expect(supervised.current().child.pid).not.toBe(before);
  expect((await fetch(target.health)).status).toBe(200);
  await supervised.stop();
  expect((await readFile(join(folder, 'tiny.log'), 'utf8')).match(/begins/g)).toHaveLength(2);
  expect(said).toHaveLength(2);
});

import { runGate } from './run-gate.ts';

const run = (program: string) => runGate({ name: 'a gate', script: ['-e', program] });

it('a gate that exits with 0 passes', async () => {
  expect(await run('')).toMatchObject({ name: 'a gate', passed: true, output: '' });
});

it('a gate that exits with another code fails and keeps its output', async () => {
  const result = await run("console.log('a.ts'); console.error('1 error'); process.exitCode = 2");
  expect(result.passed).toBe(false);
  expect(result.output).toContain('a.ts\n');
  expect(result.output).toContain('1 error\n');
});

it('a gate that is killed has failed', async () => {
  expect(await run("process.kill(process.pid, 'SIGKILL')")).toMatchObject({ passed: false });
});

it('a gate that cannot start fails with the reason', async () => {
  const result = await runGate({ name: 'a gate', script: ['-e', ''] }, '/there/is/no/such/folder');
  expect(result).toMatchObject({ passed: false, output: expect.stringContaining('ENOENT') });
});

import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tooling/test/free-port.ts';

/** A virtual display. @returns its number once it is ready */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout?.once('data', (said: Buffer) => resolve(`:${said.toString().trim()}`));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended')));
  });
  return { screen, display };
};

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** WebKitWebDriver on its own port, with a display for its browser. */
export const startWebKitDriver = async (
  path: string,
): Promise<{ address: string; stop: () => void }> => {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const stop = (): void => {
    driver.kill();
    screen.kill();
  };
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(address)) return { address, stop };
    await wait(100);
  }
  stop();
  throw new Error('WebKitWebDriver does not answer');
};

import { loadScript, SCRIPT_TIMEOUT } from './load-script.ts';

const lastScript = () =>
  document.head.querySelector('script:last-of-type') as HTMLScriptElement | null;

afterEach(() => {
  document.head.innerHTML = '';
  jest.useRealTimers();
});

describe('loadScript', () => {
  it('carries the integrity and asks without credentials', async () => {
    const loading = loadScript('https://cdn.test/remoteEntry.js', 'sha384-abc');
    const script = lastScript();
    expect(script).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
    script?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('takes out a script that failed', async () => {
    const loading = loadScript('https://cdn.test/remoteEntry.js');
    lastScript()?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('https://cdn.test/remoteEntry.js: could not be loaded');
    expect(lastScript()).toBeNull();
  });

  it('takes out a script that hangs, so that it cannot run later', async () => {
    jest.useFakeTimers();
    const loading = loadScript('https://cdn.test/remoteEntry.js');
    const caught = expect(loading).rejects.toThrow('no answer in 2500 ms');
    jest.advanceTimersByTime(SCRIPT_TIMEOUT);
    await caught;
    expect(lastScript()).toBeNull();
  });
});

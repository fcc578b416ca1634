import type { Compiler, MultiCompiler } from 'webpack';

/** A compiler's message without the compiler's own stack. */
const own = (message: string): string => message.split(/\n\s*\n\s*Caused by:/)[0] ?? message;

/** Says under the package's name what came of each compilation after the first, and every error of any. */
export const reportCompile = (
  name: string,
  compiler: Compiler | MultiCompiler,
  say: (line: string) => void,
): void => {
  let compiled = 0;
  let started = performance.now();
  compiler.hooks.watchRun.tap('report-compile', () => {
    started = performance.now();
  });
  compiler.hooks.done.tap('report-compile', (stats) => {
    compiled += 1;
    if (stats.hasErrors()) {
      const errors = stats.toJson({ all: false, errors: true }).errors ?? [];
      const words = errors.map(({ moduleName = '', message }) => `${moduleName}\n${own(message)}`);
      return say(`${name} does not compile; the page keeps what it has.\n${words.join('\n')}`);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(compiled === 1 ? `  ${name} compiled in ${seconds} s` : `${name} compiled, ${seconds} s`);
  });
};

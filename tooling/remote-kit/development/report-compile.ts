import type { Compiler, MultiCompiler } from 'webpack';

/** A compiler's message without the compiler's stack trace. */
const own = (message: string): string => message.split(/\n\s*\n\s*Caused by:/)[0] ?? message;

/** Logs the result of each compilation after the first, and all errors, with the package's name. */
export const reportCompile = (
  name: string,
  compiler: Compiler | MultiCompiler,
  log: (line: string) => void,
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
      const messages = errors.map(
        ({ moduleName = '', message }) => `${moduleName}\n${own(message)}`,
      );
      return log(
        `${name} does not compile; the page keeps its last state.\n${messages.join('\n')}`,
      );
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log(compiled === 1 ? `  ${name} compiled in ${seconds} s` : `${name} compiled, ${seconds} s`);
  });
};

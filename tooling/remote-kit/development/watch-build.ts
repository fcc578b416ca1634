import webpack, { type Configuration } from 'webpack';
import { reportCompile } from './report-compile.ts';

/**
 * Writes builds without hot updates after every change: the page must be reloaded.
 *
 * @param name prefix of logged errors
 * @returns the stop function; resolves after the first compilation, even if that failed
 */
export const watchBuild = (
  name: string,
  configs: Configuration[],
  log: (line: string) => void,
): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack made no compiler from the configuration');
    reportCompile(name, compiler, log);
    const stop = () => new Promise<void>((done) => compiler.close(() => done()));
    compiler.watch({ aggregateTimeout: 50 }, (error) => {
      if (error) reject(error);
      else resolve(stop);
    });
  });

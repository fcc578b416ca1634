import webpack, { type Configuration } from 'webpack';
import { reportCompile } from './report-compile.ts';

/**
 * Writes builds that know no hot updates, again after every change: the page has to be loaded again.
 *
 * @param name under which errors are said
 * @returns what stops it; resolves once the first compilation is done, also when that failed
 */
export const watchBuild = (
  name: string,
  configs: Configuration[],
  say: (line: string) => void,
): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack made no compiler from the configuration');
    reportCompile(name, compiler, say);
    const stop = () => new Promise<void>((done) => compiler.close(() => done()));
    compiler.watch({ aggregateTimeout: 50 }, (error) => {
      if (error) reject(error);
      else resolve(stop);
    });
  });

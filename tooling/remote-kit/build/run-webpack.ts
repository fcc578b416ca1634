import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Compiles all builds of a package. Throws with the compiler's messages. */
export const runWebpack = (configs: Configuration[]): Promise<MultiStats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack made no compiler from the configuration');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('webpack gave no result'));
        if (stats.hasErrors()) {
          return reject(
            new Error(
              stats.toString({ all: false, errors: true, errorDetails: true, colors: false }),
            ),
          );
        }
        if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
        resolve(stats);
      });
    });
  });

import { join } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { ownFile } from '../own-file.ts';
import { baseConfig, outputFolder, type BaseOptions } from '../base-config.ts';
import { frameDocument } from './frame-document.ts';
import { frameFile } from './frame-files.ts';
import { framesOf } from './frames-of.ts';

interface Options {
  /** `checkout` */
  name: string;
  folder: string;
  mode: BaseOptions['mode'];
}

const configName = (name: string, frame: string): string => `${name}-${frame}`;

/** `payment-frame` → `PAYMENT_FRAME` */
const constantOf = (frame: string): string => frame.toUpperCase().replaceAll('-', '_');

/** The builds of a remote's frames: self-contained documents outside the page's federation. */
export const frameConfigs = ({ name, folder, mode }: Options): Configuration[] =>
  framesOf(folder).map((frame) => {
    const base = baseConfig({ folder, target: 'web', mode, prefix: `${frame}-` });
    const isReleased = mode === 'production';
    return {
      ...base,
      name: configName(name, frame),
      entry: {
        ...(isReleased ? { [`${frame}-loader`]: ownFile(import.meta.url, './loader-entry') } : {}),
        [frame]: `./src/${frame}/main.ts`,
      },
      output: { ...base.output, publicPath: 'auto', uniqueName: `shop-${name}-${frame}` },
      plugins: [...(base.plugins ?? []), frameDocument({ folder, frame, isReleased })],
    };
  });

/**
 * Constants for a remote's builds: `process.env.PAYMENT_FRAME` is the file of `payment-frame`'s document, relative
 * to the remote's own files. The remote compiles after its frames.
 */
export const knowingFrames = ({
  name,
  folder,
  mode,
}: Options): { dependencies: string[]; plugin: WebpackPluginInstance } => {
  const frames = framesOf(folder);
  const output = join(outputFolder(folder, mode), 'web');
  return {
    dependencies: frames.map((frame) => configName(name, frame)),
    plugin: new webpack.DefinePlugin(
      Object.fromEntries(
        frames.map((frame) => [
          `process.env.${constantOf(frame)}`,
          webpack.DefinePlugin.runtimeValue(() => JSON.stringify(frameFile(output, frame)), true),
        ]),
      ),
    ),
  };
};

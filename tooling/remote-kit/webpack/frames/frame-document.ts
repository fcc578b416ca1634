import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityInName } from '@shop/contracts/remote/integrity-in-name';
import webpack, { type Compiler } from 'webpack';
import { setFrameFile } from './frame-files.ts';
import { TEMPLATE } from './frames-of.ts';

/** Placeholder for the frame's scripts and style sheets in the template. */
const PLACE = '<!-- files -->';

const tagOf = (file: string): string => {
  // Development builds have no hash in file names.
  const hash = integrityInName(file);
  const integrity = hash ? ` integrity="${hash}"` : '';
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="${file}"${integrity}>`
    : `<script defer src="${file}"${integrity}></script>`;
};

/** The document of a frame: its template with the initial files, relative to it. */
export const frameHtml = (template: string, files: readonly string[]): string => {
  if (!template.includes(PLACE)) throw new Error(`A frame's ${TEMPLATE} must contain ${PLACE}`);
  return template.replace(PLACE, () => files.map(tagOf).join('\n'));
};

interface Options {
  /** Folder of the package. */
  folder: string;
  frame: string;
  isReleased: boolean;
}

/** Writes the document of a frame beside its files, with a content hash in released names. */
export const frameDocument = ({ folder, frame, isReleased }: Options) => ({
  apply: (compiler: Compiler): void => {
    const template = join(folder, 'src', frame, TEMPLATE);
    compiler.hooks.thisCompilation.tap('frame-document', (compilation) => {
      compilation.fileDependencies.add(template);
      compilation.hooks.processAssets.tap(
        // File names are final at this stage.
        { name: 'frame-document', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = [...compilation.entrypoints.values()].flatMap((it) =>
            it.getFiles().filter((file) => /\.(?:js|css)$/.test(file)),
          );
          const html = frameHtml(readFileSync(template, 'utf8'), files);
          const hash = createHash('sha256').update(html).digest('base64url');
          const file = isReleased ? `${frame}.${hash}.html` : `${frame}.html`;
          compilation.emitAsset(file, new webpack.sources.RawSource(html));
          setFrameFile(compilation.outputOptions.path ?? '', frame, file);
        },
      );
    });
  },
});

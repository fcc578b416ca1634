import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Handlebars from 'handlebars';
import type { Block } from './mail-content.ts';

/** Template values. The template escapes each of them. */
export interface HtmlValues {
  locale: string;
  subject: string;
  preview: string;
  shop: string;
  home: string;
  title: string;
  blocks: readonly Block[];
  footer: readonly string[];
  unsubscribe: { label: string; href: string } | null;
}

export type RenderHtml = (values: HtmlValues) => string;

const run = promisify(execFile);
const HERE = import.meta.dirname;
/** Maximum size of the template's HTML, in bytes. */
const LONGEST = 5_000_000;

/**
 * Compiles the template: MJML once, at the first mail, so each mail only fills it in. The template cannot access
 * helpers or prototypes.
 */
export const compileTemplate = async (): Promise<RenderHtml> => {
  const { stdout: html } = await run(
    process.execPath,
    [join(HERE, 'run-mjml.ts'), join(HERE, 'mail.mjml')],
    { maxBuffer: LONGEST },
  );
  const fill = Handlebars.compile(html, { knownHelpersOnly: true });
  return (values) => fill(values);
};

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Handlebars from 'handlebars';
import type { Block } from './mail-content.ts';

/** All that the template shows. Every value is escaped where it is put. */
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
/** Longest HTML of the template, in bytes. */
const LONGEST = 5_000_000;

/**
 * Compiles the one template: MJML once, at the first mail; what is left for each mail is to fill it in. Own helpers and
 * prototypes of values are out of the template's reach.
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

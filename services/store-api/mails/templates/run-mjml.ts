// Runs once in a separate process, because MJML takes 100 MB of memory. Prints the HTML of the given file.
import { readFile } from 'node:fs/promises';
import mjml2html from 'mjml';

const source = await readFile(process.argv[2] ?? '', 'utf8');
const { html } = await mjml2html(source, { validationLevel: 'strict', keepComments: false });
process.stdout.write(html);

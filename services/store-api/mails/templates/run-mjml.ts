// Run as a process of its own, once: MJML takes 100 MB that the service is better without. Prints the HTML of the file
// that is named.
import { readFile } from 'node:fs/promises';
import mjml2html from 'mjml';

const source = await readFile(process.argv[2] ?? '', 'utf8');
const { html } = await mjml2html(source, { validationLevel: 'strict', keepComments: false });
process.stdout.write(html);

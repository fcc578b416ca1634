#!/usr/bin/env node
// Starts the shop for work on the package in the current folder, and on those named beside it. npm puts the
// pinned Node on the path, which runs TypeScript as it is.
import { basename } from 'node:path';
import { runDevelopment } from '../launcher/development/run.ts';

await runDevelopment([basename(process.cwd()), ...process.argv.slice(2)]);

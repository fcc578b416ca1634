import { parseArgs } from 'node:util';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { runAgainst } from '../../remote-kit/development/against/run-against.ts';
import { untilInterrupted } from '../../remote-kit/development/until-interrupted.ts';
import { REMOTE_NAMES } from '../../remote-kit/remotes.ts';
import { develop } from './develop.ts';
import { developedPackages } from './packages.ts';

/** Exits with the reason if an option is unknown or lacks its value. */
const readArguments = (args: readonly string[]) => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { against: { type: 'string' } },
      allowPositionals: true,
    });
    return { words: positionals, against: values.against };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Usage: npm run dev -- [mf-cart …] [--against https://shop.example]');
    process.exit(1);
  }
};

const developAgainst = async (against: string, remotes: readonly RemoteName[]): Promise<void> => {
  if (remotes.length > 0) return runAgainst(against, remotes);
  console.error('A deployed shop has its own shell: name the remotes to develop against it.');
  process.exit(1);
};

/**
 * `npm run dev -- mf-cart mf-catalog`: starts the shop for development of the named packages, by default all
 * remotes, and runs until Ctrl-C. With `--against https://shop.example` no shop is started: that one shows the remotes.
 */
export const runDevelopment = async (args: readonly string[]): Promise<void> => {
  const started = performance.now();
  const { words, against } = readArguments(args);
  const developed = developedPackages(words);
  if (!developed.ok) {
    const names = ['shell', ...REMOTE_NAMES.map((name) => `mf-${name}`)].join(', ');
    console.error(`There is no package ${developed.unknown} to develop. There are: ${names}.`);
    process.exit(1);
  }
  if (against !== undefined) return developAgainst(against, developed.remotes);
  let stop = async (): Promise<void> => undefined;
  untilInterrupted(() => stop());
  try {
    const development = await develop(developed.remotes);
    stop = development.stop;
    const { shop } = development;
    const { ports } = shop;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const line = (name: (typeof REMOTE_NAMES)[number]) => {
      const how = developed.remotes.includes(name) ? 'from its sources, hot' : 'as built';
      return `  ${name.padEnd(11)} http://localhost:${ports.remotes[name]}   (${how})`;
    };
    console.log(`
Fonte & Vigna is open for work, after ${seconds} s:

  shop        http://localhost:${ports.shell}
${REMOTE_NAMES.map(line).join('\n')}

  logs        ${shop.data}/logs
  Ctrl-C stops everything.
`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

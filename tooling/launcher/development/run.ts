import { REMOTE_NAMES } from '../../remote-kit/remotes.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { develop } from './develop.ts';
import { developedPackages } from './packages.ts';

/**
 * `npm run dev -- mf-cart mf-catalog`: starts the shop for development of the named packages, by default all
 * remotes, and runs until Ctrl-C.
 */
export const runDevelopment = async (args: readonly string[]): Promise<void> => {
  const started = performance.now();
  const developed = developedPackages(args);
  if (!developed.ok) {
    const names = ['shell', ...REMOTE_NAMES.map((name) => `mf-${name}`)].join(', ');
    console.error(`There is no package ${developed.unknown} to develop. There are: ${names}.`);
    process.exit(1);
  }
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

import type { RemoteName } from '@shop/contracts/remote/fragments';
import { untilInterrupted } from '../until-interrupted.ts';
import { developAgainst } from './develop-against.ts';

/**
 * Develops remotes against a shop that runs elsewhere until Ctrl-C. Prints the link to the shop, or what to do if that
 * shop does not run them.
 */
export const runAgainst = async (
  against: string,
  remotes: readonly RemoteName[],
): Promise<void> => {
  const started = performance.now();
  let stop = async (): Promise<void> => undefined;
  untilInterrupted(() => stop());
  try {
    const development = await developAgainst({ against, remotes, log: console.log });
    stop = development.stop;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const servers = Object.entries(development.servers).map(
      ([name, address]) => `  ${name.padEnd(11)} ${address}`,
    );
    console.log(`
Ready for ${development.shop}, after ${seconds} s:

${servers.join('\n')}

Open this link and confirm it. Only that browser uses them, for eight hours:

  ${development.link}

  An edit reloads the page. The link at the foot of every page ends it; Ctrl-C stops the servers.
`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

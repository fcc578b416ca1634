import './global.css';
import './boot/provide-contracts.ts';
import { nextTask } from './boot/next-task.ts';
import { readBoot } from './boot/boot-data.ts';

const boot = readBoot();

/**
 * Everything is in the scripts that are here already; running all of it at once would keep a slow telephone busy
 * for a quarter of a second. Each part runs in a task of its own.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@shop/contracts/store'),
  () => import(/* webpackMode: "eager" */ '@shop/contracts/routing'),
  () => import(/* webpackMode: "eager" */ '@shop/contracts/ui'),
  // The first question about any format makes the browser gather the languages it knows, 50 ms of a slow telephone.
  () => Intl.NumberFormat.supportedLocalesOf(boot.context.locale),
];
for (const part of parts) {
  await nextTask();
  await part();
}
await nextTask();
const { start } = await import(/* webpackMode: "eager" */ './boot/start.tsx');
await nextTask();
await start(boot);

export {};

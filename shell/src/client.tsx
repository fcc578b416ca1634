import './global.css';
import './boot/provide-contracts.ts';
import { nextTask } from './boot/next-task.ts';
import { readBoot } from './boot/boot-data.ts';

const boot = readBoot();

/**
 * All code is loaded; running it in one task would block a slow phone for a quarter of a second. Each part runs in a
 * task of its own.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@shop/contracts/store'),
  () => import(/* webpackMode: "eager" */ '@shop/contracts/routing'),
  () => import(/* webpackMode: "eager" */ '@shop/contracts/ui'),
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

/** Whether `node_modules` holds what `package-lock.json` lists. */
export const isInstalled: (root: string) => boolean;

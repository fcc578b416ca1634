import { localSecret } from './local-secret.ts';

/**
 * The deploy token of a local shop, created once.
 *
 * @param folder the shop's data folder, `.shop/3000`
 */
export const deployToken = (folder: string): Promise<string> => localSecret(folder, 'deploy-token');

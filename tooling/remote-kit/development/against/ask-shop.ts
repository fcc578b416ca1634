import {
  DEVELOPMENT_PATHS,
  developmentMisfit,
  developmentShopSchema,
  type DevelopmentShop,
} from '@shop/contracts/remote/developed-remotes';

/** Time a shop may take to answer, in ms. */
const TIMEOUT = 10_000;

const originOf = (address: string): string => {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(
    `--against needs the address of a shop, such as https://shop.example, not “${address}”.`,
  );
};

const refusal = (shop: string): Error =>
  new Error(
    `${shop} does not allow development against it. Its operator allows it with SHELL_ALLOW_DEVELOPMENT=on in the shell’s ` +
      'environment, best on a shop for tests. The local shop of npm start allows it.',
  );

/**
 * Asks a shop whether it runs remotes of a developer's machine.
 *
 * @param address of the shop, any page of it
 * @param names of the remotes, for messages
 * @param contract with which they are built
 * @throws with what to do if the shop does not answer, does not allow it, or has another contract
 */
export const askShop = async (
  address: string,
  names: readonly string[],
  contract: string,
): Promise<DevelopmentShop> => {
  const shop = originOf(address);
  const response = await fetch(shop + DEVELOPMENT_PATHS.shop, {
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? String(error.cause ?? error.message) : String(error);
    throw new Error(`${shop} does not answer (${reason}). Check the address and your network.`);
  });
  if (response.status >= 500)
    throw new Error(`${shop} answers ${response.status}. Try again once the shop is available.`);
  const answer = developmentShopSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !answer.success) throw refusal(shop);
  const misfit = developmentMisfit(names.join(', '), contract, answer.data.contract);
  if (misfit) throw new Error(misfit);
  return answer.data;
};

import type { ReleaseManifest } from '@shop/contracts/remote/release-manifest';
import type { Ports } from '../../tooling/remote-kit/ports.ts';

/** URL of the payment frame in the checkout's live release. */
export const frameAddress = async ({ storeApi }: Ports): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${storeApi}/releases`);
  const { microFrontends } = (await answer.json()) as ReleaseManifest;
  const [release] = microFrontends['checkout'] ?? [];
  const file = release?.extras.frames?.['payment-frame'];
  if (!release || !file) throw new Error('The live checkout has no payment frame');
  return new URL(file, release.url).href;
};

import { resolve } from 'node:path';
import { signingKeyOf } from '../../release/cli/signing-key.ts';
import { ok, problem, skipped, warning, type Check } from '../check.ts';

/** Bits that admit other users. */
const OTHERS = 0o077;

/** The private key that signs the team's releases. Its public half is known to the shop's operator. */
export const signingKey: Check = {
  name: 'signing key',
  run: async ({ root, env, read, modeOf }) => {
    const setting = env['SHOP_SIGNING_KEY'];
    if (!setting)
      return [
        env['STORE_API_URL']
          ? warning(
              'SHOP_SIGNING_KEY is not set: a shop that knows the team’s public key refuses unsigned releases',
              'Set it to the path of the Ed25519 key: openssl genpkey -algorithm ed25519 -out key.pem',
            )
          : skipped('SHOP_SIGNING_KEY is not set'),
      ];
    const isText = setting.includes('-----BEGIN');
    const path = resolve(root, setting);
    const pem = isText ? setting : read(path);
    if (pem === undefined)
      return [problem(`SHOP_SIGNING_KEY names ${path}, which cannot be read`, 'Correct the path')];
    try {
      signingKeyOf(pem);
    } catch (error) {
      return [
        problem(
          `SHOP_SIGNING_KEY is no usable key: ${(error as Error).message}`,
          'Create one with openssl genpkey -algorithm ed25519, and give the operator its public half',
        ),
      ];
    }
    return [
      !isText && (modeOf(path) ?? 0) & OTHERS
        ? warning(`Other users can read the signing key ${path}`, `chmod 600 ${path}`)
        : ok('SHOP_SIGNING_KEY is an Ed25519 key'),
    ];
  },
};

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import { guaranteeCodes } from './guarantee-codes.ts';

/** `node tooling/qr-codes/write-guarantee-codes.ts`: writes the QR codes of `shell/public`. */
for (const [file, svg] of guaranteeCodes()) writeFileSync(join(ROOT, 'shell/public', file), svg);

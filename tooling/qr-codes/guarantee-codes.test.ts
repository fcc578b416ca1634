import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import { guaranteeCodes, qrCodeOf } from './guarantee-codes.ts';

describe('QR codes of the notice on the legal guarantee', () => {
  it('S7 are the files of the shell: write them with tooling/qr-codes/write-guarantee-codes.ts', () => {
    for (const [file, svg] of guaranteeCodes())
      expect([file, readFileSync(join(ROOT, 'shell/public', file), 'utf8')]).toEqual([file, svg]);
  });

  it('S7 have a finder pattern in three corners, and a quiet zone', () => {
    const svg = qrCodeOf('https://shop.example');
    const size = Number(/viewBox="-4 -4 (\d+) \1"/.exec(svg)?.[1]) - 8;
    // Version 2 has 25 modules.
    expect(size).toBe(25);
    for (const start of ['M0 0h7', `M${size - 7} 0h7`, `M0 ${size - 7}h7`])
      expect(svg).toContain(start);
    expect(svg).not.toContain(`M${size - 7} ${size - 7}h7`);
  });
});

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPlatform, type RunningPlatform } from '../testing/start-platform.ts';
import { applySeed } from '../seeding/apply-seed.ts';
import { readSeed } from '../seeding/load-seed.ts';
import { anAddress } from '../testing/an-address.ts';
import { generatedDocuments, replaceParts } from './generated-documents.ts';
import { markdownTable } from './markdown-table.ts';

const example = join(__dirname, '../examples/seed-a-catalogue.ts');

const run = (
  file: string,
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [file], { env: { ...process.env, ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('close', (code) => resolve({ code, said }));
  });

describe('the documentation', () => {
  let platform: RunningPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.stop());

  it.each(generatedDocuments())(
    'is what the definitions say: $path (else run "npx commerce docs")',
    ({ path, text }) => {
      expect(readFileSync(path, 'utf8') === text).toBe(true);
    },
  );

  it('shows a catalogue being seeded through the API, and that works', async () => {
    const { code, said } = await run(example, { COMMERCE_ENDPOINT: platform.origin });
    expect(said).toContain('2 teas are sold with the scope market:code:tea');
    expect(code).toBe(0);
    const cl = await platform.guest('market:code:tea');
    const skus = await cl.skus.list({ include: ['prices'], sort: { code: 'asc' } });
    expect([...skus].map(({ code: sku }) => sku)).toEqual(['TEA-ASSAM', 'TEA-SENCHA']);
    expect(skus[0]?.prices?.[0]?.formatted_amount).toBe('€8,90');
  }, 30_000);
});

describe('the file of a catalogue in the documentation', () => {
  let platform: RunningPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
    const read = await readSeed(join(__dirname, '../examples/tea-house.json'));
    if (!read.ok) throw new Error(read.problems.join('\n'));
    applySeed(platform.store, read.seed, () => undefined);
  });
  afterAll(() => platform.stop());

  it('sells, with default methods, without taxes in its prices, and asks for billing data', async () => {
    const cl = await platform.guest('market:code:tea');
    const { id } = await cl.orders.create({ customer_email: 'ospite@example.com' });
    const order = cl.orders.relationship(id);
    await cl.line_items.create({ order, sku_code: 'TEA-ASSAM', quantity: 2 });
    const address = await cl.addresses.create(anAddress({ country_code: 'IE' }));
    const cart = await cl.orders.update(
      {
        id,
        billing_address: cl.addresses.relationship(address),
        _shipping_address_same_as_billing: true,
      },
      { include: ['payment_method', 'shipments.shipping_method'] },
    );
    expect(cart).toMatchObject({
      requires_billing_info: true,
      tax_included: false,
      payment_method: { name: 'Bank transfer' },
      shipments: [{ shipping_method: { name: 'Post' } }],
      total_amount_cents: 2_380,
      total_tax_amount_cents: 547,
      total_amount_with_taxes_cents: 2_927,
    });
  });
});

describe('writing documents', () => {
  it('aligns tables as prettier does', () => {
    expect(markdownTable(['a', 'long head'], [['`x|y`', '']])).toBe(
      ['| a      | long head |', '| ------ | --------- |', '| `x\\|y` |           |'].join('\n'),
    );
  });

  it('replaces only the text between the marks', () => {
    const text = 'before\n<!-- x -->\nold\n<!-- /x -->\nafter\n';
    expect(replaceParts(text, { x: 'new' })).toBe(
      'before\n<!-- x -->\n\nnew\n\n<!-- /x -->\nafter\n',
    );
    expect(() => replaceParts(text, { y: 'new' })).toThrow('<!-- y -->');
  });
});

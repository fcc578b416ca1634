import { sbomOf } from './sbom.ts';

const cart = { name: '@shop/mf-cart', version: '0.1.0', license: 'MIT' };
const sbom = () =>
  JSON.parse(
    sbomOf(cart, [
      cart,
      { name: 'mitt', version: '3.0.1', license: 'MIT', description: 'Tiny emitter' },
      { name: '@zxcvbn-ts/core', version: '4.2.0', license: '(MIT OR Apache-2.0)' },
      { name: 'in-house', version: '1.0.0-a+b', license: 'SEE LICENSE IN LICENSE.md' },
      { name: 'unlicensed', version: '1.0.0' },
    ]),
  );

describe('sbomOf', () => {
  it('is CycloneDX 1.6 about the remote, with every other package in the build', () => {
    const { bomFormat, specVersion, metadata, components, dependencies } = sbom();
    expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
    expect(metadata.component).toMatchObject({
      type: 'application',
      group: '@shop',
      name: 'mf-cart',
    });
    expect(components.map((it: { purl: string }) => it.purl).sort()).toEqual([
      'pkg:npm/%40zxcvbn-ts/core@4.2.0',
      'pkg:npm/in-house@1.0.0-a%2Bb',
      'pkg:npm/mitt@3.0.1',
      'pkg:npm/unlicensed@1.0.0',
    ]);
    const root = dependencies.find(
      (it: { ref: string }) => it.ref === 'pkg:npm/%40shop/mf-cart@0.1.0',
    );
    expect(root.dependsOn).toHaveLength(4);
  });

  it('names licenses as SPDX ids, as expressions, or in the package’s own words', () => {
    const licenses = Object.fromEntries(
      sbom().components.map((it: { name: string; licenses?: unknown }) => [it.name, it.licenses]),
    );
    expect(licenses).toEqual({
      mitt: [{ license: { id: 'MIT' } }],
      core: [{ expression: '(MIT OR Apache-2.0)' }],
      'in-house': [{ license: { name: 'SEE LICENSE IN LICENSE.md' } }],
      unlicensed: undefined,
    });
  });

  it('holds nothing that differs between equal builds', () => {
    expect(sbom().serialNumber).toBeUndefined();
    expect(sbom().metadata.timestamp).toBeUndefined();
  });
});

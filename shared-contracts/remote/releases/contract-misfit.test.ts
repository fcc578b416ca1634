import { contractMisfit } from './contract-misfit.ts';

describe('contractMisfit', () => {
  it.each([
    ['3.1.0', '3.1.0'],
    ['2.6.0', '3.1.0'],
  ])('R4 is null in the window: %s on %s', (built, provided) => {
    expect(contractMisfit('cart 1.0.0', built, provided)).toBeNull();
  });

  it.each([
    ['1.9.0', '3.1.0', /3\.0 to 3\.1 and 2\.x\. Rebuild the remote with contract 3\.$/],
    ['3.2.0', '3.1.0', /Deploy the shell with contract 3\.2 or a newer one of 3\.x first\.$/],
    ['4.0.0', '3.1.0', /Deploy the shell with contract 4\.0 or a newer one of 4\.x first\.$/],
    ['2.0.0', '1.2.0', /serves remotes of 1\.0 to 1\.2\. Deploy the shell with contract 2\.0/],
  ])('R4 names both versions and what to do: %s on %s', (built, provided, ending) => {
    const text = contractMisfit('cart 1.0.0', built, provided, 'shell web-1');
    expect(text).toContain(`cart 1.0.0 was built with contract ${built}`);
    expect(text).toContain(`shell web-1 provides ${provided}`);
    expect(text).toMatch(ending);
  });
});

import { previousScope, type ShareScope } from './previous-contract.ts';

const CUSTOMER = '@shop/contracts/commerce/customer';
const factoryOf = (exports: object) => () => exports;
const moduleOf = (exports: object, isLoaded = false) => ({
  get: jest.fn(async () => factoryOf(exports)),
  ...(isLoaded && { lib: factoryOf(exports) }),
});

describe('previousScope', () => {
  const own = { useCustomerQuery: () => 'a customer' };
  const react = { '19.0.0': moduleOf({}) };

  it('R4 passes modules that have not changed on as they are', () => {
    const scope: ShareScope = { react, [CUSTOMER]: { '1.0.0': moduleOf(own) } };
    expect(previousScope(scope)['react']).toBe(react);
  });

  it('R4 adds what the contract had before, whether the module is loaded or not', async () => {
    for (const isLoaded of [true, false]) {
      const scope: ShareScope = { [CUSTOMER]: { '1.0.0': moduleOf(own, isLoaded) } };
      const shared = previousScope(scope)[CUSTOMER]!['1.0.0']!;
      const former = (await shared.get())() as Record<string, unknown>;
      expect(former).toMatchObject({ ...own, registerCustomer: expect.any(Function) });
      expect(shared.lib?.()).toBe(isLoaded ? former : undefined);
      // Remotes of this contract get the module itself.
      expect((await scope[CUSTOMER]!['1.0.0']!.get())()).toBe(own);
    }
  });

  it('R4 is one scope for all of these remotes, and has no module that the shell lacks', () => {
    const scope: ShareScope = { react };
    expect(previousScope(scope)).toBe(previousScope(scope));
    expect(previousScope(scope)[CUSTOMER]).toEqual({});
  });
});

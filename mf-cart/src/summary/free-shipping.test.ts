import type { ShippingMethod } from '@shop/contracts/commerce/order';
import { euros } from '@shop/contracts/testing';
import { freeShipping } from './free-shipping.ts';

const method = (its: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: 'courier',
  reference: 'courier',
  name: 'Courier',
  price: euros(690),
  freeOver: euros(6900),
  missing: euros(900),
  minDays: 2,
  maxDays: 4,
  ...its,
});
const free = method({ price: euros(0), missing: null });
const express = method({
  id: 'express',
  reference: null,
  price: euros(1500),
  freeOver: null,
  missing: null,
});
const shipment = (methods: ShippingMethod[], methodId: string | null = null) => ({
  id: 's',
  methods,
  methodId,
  lines: 1,
});
const of = (...shipments: ReturnType<typeof shipment>[]) => freeShipping({ shipments }, 'courier');

describe('freeShipping', () => {
  it('E7 computes the missing amount with the method whose price is shown', () => {
    const its = of(shipment([express, method()]));
    expect(its).toEqual({ reached: false, missing: euros(900), progress: 1 - 900 / 6900 });
  });

  it('E7 is reached when every shipment is free, for any reason', () => {
    expect(of(shipment([free]), shipment([free]))).toEqual({ reached: true });
    expect(of(shipment([free]), shipment([method()]))).toMatchObject({ reached: false });
  });

  it('E7 is null for a method that is never free, or without any', () => {
    expect(of(shipment([method(), express], 'express'))).toBeNull();
    expect(of(shipment([method()]), shipment([express]))).toBeNull();
    expect(of(shipment([{ ...free, freeOver: null }]))).toBeNull();
    expect(of(shipment([]))).toBeNull();
    expect(of()).toBeNull();
  });
});

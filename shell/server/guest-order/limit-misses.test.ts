/** @jest-environment node */
import { limitMisses } from './limit-misses.ts';

const missedBy = (misses: ReturnType<typeof limitMisses>, address: string, times: number) => {
  for (let count = 0; count < times; count += 1) misses.missed(address);
};

describe('orders that are not there', () => {
  it('are read for an address so often, and for others still', () => {
    const misses = limitMisses(() => 0);
    missedBy(misses, '203.0.113.7', 20);
    expect(misses.mayRead('203.0.113.7')).toBe(false);
    expect(misses.mayRead('203.0.113.8')).toBe(true);
  });

  it('are read for no one above the common limit, since the platform counts all together', () => {
    const misses = limitMisses(() => 0);
    for (let host = 0; host < 10; host += 1) missedBy(misses, `203.0.113.${host}`, 10);
    expect(misses.mayRead('198.51.100.1')).toBe(false);
  });

  it('are read again after a while', () => {
    let time = 0;
    const misses = limitMisses(() => time);
    missedBy(misses, '203.0.113.7', 20);
    time = 300_000;
    expect(misses.mayRead('203.0.113.7')).toBe(true);
  });
});

import { checkGiftMessage } from './gift-draft.ts';

const lines = (count: number, length: number) =>
  Array.from({ length: count }, () => 'x'.repeat(length)).join('\n');

describe('checkGiftMessage', () => {
  it('V5 accepts 8 lines of 35 characters', () => {
    expect(checkGiftMessage(lines(8, 35))).toBeNull();
    expect(checkGiftMessage('')).toBeNull();
  });

  it('V5 refuses a ninth line', () => {
    expect(checkGiftMessage(lines(9, 1))).toEqual({ code: 'TOO_MANY_LINES', lines: 9 });
  });

  it('V5 refuses a 36th character and names its line', () => {
    expect(checkGiftMessage(`Auguri\n${lines(1, 36)}`)).toEqual({
      code: 'LINE_TOO_LONG',
      line: 2,
      length: 36,
    });
  });

  it.each(['👩‍👩‍👧', 'e\u0301', '🇮🇹'])('V5 counts %s as one character', (cluster) => {
    expect(checkGiftMessage(cluster.repeat(35))).toBeNull();
    expect(checkGiftMessage(cluster.repeat(36))?.code).toBe('LINE_TOO_LONG');
  });

  it('V5 counts a line once for any line ending', () => {
    expect(checkGiftMessage('a\r\nb\nc\rd\r\ne\nf\rg\r\nh')).toBeNull();
    expect(checkGiftMessage('')).toBeNull();
  });
});

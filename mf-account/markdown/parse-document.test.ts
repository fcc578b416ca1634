import { STORAGE } from '@shop/contracts/storage';
import { parseDocument } from './parse-document.ts';

const page = (body: string) => parseDocument(`# Terms\n\nWhat holds.\n\n${body}`).blocks;

describe('parseDocument', () => {
  it('takes title and summary from the top of the page', () => {
    expect(parseDocument('# Terms & conditions\n\nWhat *holds*.')).toEqual({
      title: 'Terms & conditions',
      lead: ['What ', { type: 'emphasis', children: ['holds'] }, '.'],
      blocks: [],
    });
  });

  it('keeps texts as they are written, over the ends of lines', () => {
    expect(page('"1 < 2" & l’acqua\nof the spring \\* and \\{so on.')).toEqual([
      { type: 'paragraph', children: ['"1 < 2" & l’acqua of the spring * and {so on.'] },
    ]);
  });

  it('reads headings, lists and tables', () => {
    expect(page('## One\n\n- a **b**\n- `c`\n\n1. d\n\n| h | i |\n| - | - |\n| j | k |')).toEqual([
      { type: 'heading', level: 2, children: ['One'] },
      {
        type: 'list',
        ordered: false,
        items: [['a ', { type: 'strong', children: ['b'] }], [{ type: 'code', text: 'c' }]],
      },
      { type: 'list', ordered: true, items: [['d']] },
      { type: 'table', head: [['h'], ['i']], rows: [[['j'], ['k']]] },
    ]);
  });

  it('names values in a text and inserts in a paragraph of their own', () => {
    expect(page('Write to {email}.\n\n{delivery}')).toEqual([
      { type: 'paragraph', children: ['Write to ', { type: 'value', name: 'email' }, '.'] },
      { type: 'insert', name: 'delivery' },
    ]);
  });

  it('E5 takes the rows of {storage} from the storage table, by purpose and time', () => {
    const [block] = page('{storage}');
    if (block?.type !== 'storage') throw new Error('no table');
    expect(block.groups.flatMap(({ keys }) => keys)).toHaveLength(
      Object.values(STORAGE).filter(({ purpose }) => purpose !== null).length,
    );
    expect(block.groups).toContainEqual({
      purpose: 'login',
      lifetime: 'logout',
      keys: [STORAGE.session.key, STORAGE.rotatedTokens.key, STORAGE.joiningCarts.key],
    });
    expect(block.groups).toContainEqual({
      purpose: 'purchases',
      lifetime: 'tab',
      keys: [STORAGE.sentEvents.key],
    });
  });

  it.each(['terms', '/account/orders', 'https://shop.example', 'mailto:a@shop.example'])(
    'takes a link to %s',
    (href) => {
      expect(page(`[here](${href})`)).toEqual([
        { type: 'paragraph', children: [{ type: 'link', href, children: ['here'] }] },
      ]);
    },
  );

  it.each([
    ['raw HTML', '<b>bold</b>'],
    ['a block of HTML', '<script>alert(1)</script>'],
    ['a link that runs something', '[here](javascript:alert)'],
    ['a link to another host without its protocol', '[here](//evil.example)'],
    ['a picture', '![a](https://shop.example/a.png)'],
    ['an unknown value', 'Write to {mail}.'],
    ['an insert within a text', 'See {delivery} here.'],
    ['a second title', '# Again'],
    ['a list within a list', '- a\n  - b'],
  ])('fails at %s', (_what, body) => {
    expect(() => page(body)).toThrow();
  });

  it.each(['No title.', '# Terms', '# Terms\n\n- a list'])(
    'fails without title and summary: %p',
    (text) => {
      expect(() => parseDocument(text)).toThrow();
    },
  );
});

import { Marked, type Token, type Tokens } from 'marked';
import {
  type Block,
  type ContentDocument,
  type InsertName,
  INSERTS,
  type StoredGroup,
} from '../src/model/info/content-document.ts';
import { parseInlines } from './parse-inlines.ts';
import { STORAGE } from '@shop/contracts/storage';

/**
 * The rows of the storage table that remain in a browser, grouped by purpose and lifetime. Read at build time, so that
 * no page carries the table.
 */
const storedGroups = (): StoredGroup[] => {
  const groups = new Map<string, StoredGroup>();
  for (const { key, purpose, lifetime } of Object.values(STORAGE)) {
    if (purpose === null) continue;
    const name = [purpose, lifetime].join();
    const keys = [...(groups.get(name)?.keys ?? []), key];
    groups.set(name, { purpose, lifetime, keys });
  }
  return [...groups.values()];
};

const insertOf = (text: string): InsertName | undefined =>
  INSERTS.find((name) => text.trim() === `{${name}}`);

const listItem = ({ tokens }: Tokens.ListItem) => {
  if (tokens.length !== 1 || tokens[0]?.type !== 'text')
    throw new Error(
      'an item of a list is one line of text, without lists or paragraphs of its own',
    );
  return parseInlines(tokens);
};

const parse = (token: Token): Block[] => {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3)
        throw new Error(`a heading below the title is ## or ###: ${token.raw}`);
      return [{ type: 'heading', level: depth, children: parseInlines(tokens) }];
    }
    case 'paragraph': {
      const { text, tokens } = token as Tokens.Paragraph;
      const insert = insertOf(text);
      if (insert === undefined) return [{ type: 'paragraph', children: parseInlines(tokens) }];
      if (insert === 'storage') return [{ type: 'storage', groups: storedGroups() }];
      return [{ type: 'insert', name: insert }];
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ type: 'list', ordered, items: items.map(listItem) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map((it) => parseInlines(it.tokens));
      return [{ type: 'table', head: cells(header), rows: rows.map(cells) }];
    }
    default:
      throw new Error(`${token.type} cannot be used in a page: ${token.raw.trim()}`);
  }
};

/**
 * A page's Markdown as data: `# title`, a paragraph that is its summary, then headings of the second and third level,
 * paragraphs, lists and tables. Throws at anything else, raw HTML among it, so that a build fails instead of a page.
 */
export const parseDocument = (source: string): ContentDocument => {
  const tokens = new Marked({ gfm: true }).lexer(source).filter(({ type }) => type !== 'space');
  const [title, lead, ...rest] = tokens;
  if (title?.type !== 'heading' || (title as Tokens.Heading).depth !== 1)
    throw new Error('a page begins with its title: # Terms of sale');
  if (lead?.type !== 'paragraph')
    throw new Error('below its title a page has a paragraph that says what it is about');
  return {
    title: (title as Tokens.Heading).text,
    lead: parseInlines((lead as Tokens.Paragraph).tokens),
    blocks: rest.flatMap(parse),
  };
};

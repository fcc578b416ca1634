import type { Token, Tokens } from 'marked';
import { VALUES, type Inline, type ValueName } from '../src/model/info/content-document.ts';
import { PAGES } from '../src/model/info/pages.ts';

const isValue = (name: string): name is ValueName => (VALUES as readonly string[]).includes(name);

/** `Write to {email}.` → text and values. Throws at a name that is no value. */
const withValues = (text: string): Inline[] =>
  text.split(/(\{[^{}]*\})/u).flatMap((part): Inline[] => {
    if (part === '') return [];
    if (!part.startsWith('{')) return [part];
    const name = part.slice(1, -1);
    if (!isValue(name))
      throw new Error(`no value is called ${part}; there are ${VALUES.join(', ')}`);
    return [{ type: 'value', name }];
  });

const checkedHref = (href: string): string => {
  const isPage = (PAGES as readonly string[]).includes(href);
  if (isPage || /^\/(?!\/)[\w/-]*$/u.test(href) || /^(?:https:\/\/|mailto:)/u.test(href))
    return href;
  throw new Error(
    `a link leads to a page (${PAGES.join(', ')}), a path, https: or mailto:, not ${href}`,
  );
};

/** Adjoining texts as one: the lexer cuts at every escaped character. */
const joined = (inlines: readonly Inline[]): Inline[] => {
  const result: Inline[] = [];
  for (const it of inlines) {
    const last = result.at(-1);
    if (typeof it === 'string' && typeof last === 'string') result[result.length - 1] = last + it;
    else result.push(it);
  }
  return result;
};

const parse = (token: Token): Inline[] => {
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens
        ? parseInlines(token.tokens)
        : withValues((token as Tokens.Text).text.replace(/\s*\n\s*/gu, ' '));
    case 'escape':
      return [(token as Tokens.Escape).text];
    case 'strong':
      return [{ type: 'strong', children: parseInlines((token as Tokens.Strong).tokens) }];
    case 'em':
      return [{ type: 'emphasis', children: parseInlines((token as Tokens.Em).tokens) }];
    case 'codespan':
      return [{ type: 'code', text: (token as Tokens.Codespan).text }];
    case 'br':
      return [{ type: 'break' }];
    case 'link': {
      const { href, tokens } = token as Tokens.Link;
      return [{ type: 'link', href: checkedHref(href), children: parseInlines(tokens) }];
    }
    default:
      throw new Error(`${token.type} cannot be used in a text: ${token.raw.trim()}`);
  }
};

/** Running text as data. Throws at anything it does not know, raw HTML and pictures among it. */
export const parseInlines = (tokens: readonly Token[]): Inline[] => joined(tokens.flatMap(parse));

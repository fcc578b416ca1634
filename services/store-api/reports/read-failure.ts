import { asRecord } from '@shop/contracts/commerce/metadata';

/** What is kept of a failure that a shopper's page tells of (S14). */
export interface PageFailure {
  /** Whose region it was, and the region's name; `unknown` for what no page of the shop says. */
  team: string;
  region: string;
  /** Path of the page, without what stands for an order. */
  page: string;
  /** Name, message and the top of the stack of what was thrown. */
  thrown: string;
}

const NAME = /^[\w-]{1,40}$/;
const PATH = /^\/[\w/.~%-]{0,200}$/;
/** Whoever knows a guest's order by its id can read it. */
const ORDER = /(?<=\/(?:confirmed|orders|error)\/)[^/]+/g;

const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most) : '';

const nameOf = (value: unknown): string => {
  const name = text(value, 41);
  return NAME.test(name) ? name : 'unknown';
};

/** A page's word of something that threw in it; null for anything else. All of it may be forged. */
export const readFailure = (body: unknown): PageFailure | null => {
  const { failure } = asRecord(body);
  if (failure === undefined) return null;
  const { team, region, page, name, message, stack } = asRecord(failure);
  const path = text(page, 201);
  return {
    team: nameOf(team),
    region: nameOf(region),
    page: PATH.test(path) ? path.replace(ORDER, '…') : '',
    thrown: `${nameOf(name)}: ${text(message, 200)}\n${text(stack, 1500)}`,
  };
};

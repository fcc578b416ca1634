import { asRecord } from '@shop/contracts/commerce/metadata';

/** The stored part of a page failure that a browser reports (S14). */
export interface PageFailure {
  /** Owner and name of the failed region; `unknown` for any value that no page of the shop sends. */
  team: string;
  region: string;
  /** Path of the page, with order ids redacted. */
  page: string;
  /** Name, message and top of the stack of the thrown error. */
  thrown: string;
}

const NAME = /^[\w-]{1,40}$/;
const PATH = /^\/[\w/.~%-]{0,200}$/;
/** An id grants access to a guest's order. */
const ORDER = /(?<=\/(?:confirmed|orders|error)\/)[^/]+/g;

const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.slice(0, most) : '';

const nameOf = (value: unknown): string => {
  const name = text(value, 41);
  return NAME.test(name) ? name : 'unknown';
};

/** A failure report of a page; null if invalid. All of it may be forged. */
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

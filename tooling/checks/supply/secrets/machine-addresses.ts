import { hostname } from 'node:os';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names of machines that are words of their own in texts. */
const LEAST_NAME = 8;

/**
 * Patterns of what belongs to one machine: its name, the folder of this checkout, a person's home, and addresses of
 * packages at a registry.
 */
export const machineAddresses = (root: string, host = hostname()): RegExp[] => [
  ...(host.length >= LEAST_NAME && /\d/.test(host)
    ? [new RegExp(`\\b${escape(host)}\\b`, 'g')]
    : []),
  ...(root.split('/').length > 2 ? [new RegExp(`(?<![\\w.])${escape(root)}(?![\\w-])`, 'g')] : []),
  /(?<![\w.])\/(?:home|Users)\/(?!node\b|pwuser\b|\w*\*|<)[a-z][\w-]+\//g,
  /\bhttps?:\/\/[^\s"'`)]+\/-\/[\w.-]+\.tgz/g,
  /^\s*(?:@[\w-]+:)?registry\s*=\s*\S+/gm,
];

import { asRecord } from '@shop/contracts/commerce/metadata';

/** What is kept of a browser's report that a page broke its policy. */
export interface PolicyReport {
  /** The directive that was broken: `script-src-elem`. */
  directive: string;
  /** Origin of what was blocked, or a word: `inline`, `eval`, `trusted-types-sink`. */
  blocked: string;
  /** Path of the page, without its query: that may tell of a visitor. */
  page: string;
}

/** Most reports of one call that are looked at. */
const MOST = 20;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 2000) : '');

const directiveOf = (value: unknown): string =>
  /^[a-z-]{1,40}/.exec(text(value).trim())?.[0] ?? 'unknown';

const originOf = (value: unknown): string => {
  const blocked = text(value);
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'unknown';
  return url.origin === 'null' ? url.protocol : url.origin;
};

const pageOf = (value: unknown): string => URL.parse(text(value))?.pathname.slice(0, 200) ?? '';

/**
 * Reports in the two forms browsers send: `application/csp-report`, one, and `application/reports+json`, a list.
 * Whatever is no report is left out; all of it may be forged, and nothing in it is trusted but for counting.
 */
export const readReports = (body: unknown): PolicyReport[] => {
  const given = Array.isArray(body) ? body.slice(0, MOST) : [body];
  return given.flatMap((it): PolicyReport[] => {
    const entry = asRecord(it);
    const legacy = entry['csp-report'];
    if (legacy !== undefined) {
      const report = asRecord(legacy);
      return [
        {
          directive: directiveOf(report['effective-directive'] ?? report['violated-directive']),
          blocked: originOf(report['blocked-uri']),
          page: pageOf(report['document-uri']),
        },
      ];
    }
    if (entry['type'] !== 'csp-violation') return [];
    const report = asRecord(entry['body']);
    return [
      {
        directive: directiveOf(report['effectiveDirective']),
        blocked: originOf(report['blockedURL']),
        page: pageOf(report['documentURL'] ?? entry['url']),
      },
    ];
  });
};

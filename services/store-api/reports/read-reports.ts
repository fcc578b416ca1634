import { asRecord } from '@shop/contracts/commerce/metadata';

/** The stored part of a browser's CSP violation report. */
export interface PolicyReport {
  /** The violated directive: `script-src-elem`. */
  directive: string;
  /** Origin of the blocked resource, or a keyword: `inline`, `eval`, `trusted-types-sink`. */
  blocked: string;
  /** Path of the page. Its query is dropped, because it may contain personal data. */
  page: string;
}

/** Limit of reports read from one request. */
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
 * Parses both report formats of browsers: `application/csp-report` (one) and `application/reports+json` (a list).
 * Skips invalid reports. All input may be forged and is only counted.
 */
export const readReports = (body: unknown): PolicyReport[] => {
  const reports = Array.isArray(body) ? body.slice(0, MOST) : [body];
  return reports.flatMap((it): PolicyReport[] => {
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

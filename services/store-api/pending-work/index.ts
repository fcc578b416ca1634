export {
  createPendingWork,
  ENDLESS_RETRIES,
  type PendingWork,
  type WorkInLine,
  type WorkKinds,
  type WorkLog,
  type WriteOutcome,
} from './pending-work.ts';
export { keepWork, keepWorkOnce } from './work-rows.ts';

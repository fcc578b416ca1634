export {
  createPendingWork,
  type PendingWork,
  type WorkKinds,
  type WorkLog,
  type WriteOutcome,
} from './pending-work.ts';

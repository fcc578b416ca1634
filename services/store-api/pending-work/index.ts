export {
  createPendingWork,
  type KeptWork,
  type PendingWork,
  type PendingWorkOptions,
  type PrepareWork,
  type WorkKinds,
  type WriteOutcome,
} from './pending-work.ts';

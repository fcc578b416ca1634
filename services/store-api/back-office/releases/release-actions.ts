import { CANARY_LIMIT } from '../../releases/assign-cohorts.ts';
import { promoteRelease, setCanary } from '../../releases/change-traffic.ts';
import { issuePreview, PREVIEW_HOURS } from '../../releases/previews/preview-links.ts';
import { done, type ReleaseResult } from '../../releases/release-result.ts';
import type { Author, ReleasesContext } from '../../releases/releases-context.ts';
import { rollBack } from '../../releases/roll-back.ts';

/** Validated fields of an action's form. */
export interface ActionFields {
  remote: string;
  /** Empty for a rollback. */
  version: string;
  /** The number field, if the action has one. */
  amount: number;
}

interface NumberField {
  label: string;
  min: number;
  max: number;
  usual: number;
}

interface ReleaseAction {
  label: string;
  /** Consequence, as a sentence before the button. */
  consequence: (remote: string, version: string) => string;
  needsVersion: boolean;
  amount?: NumberField;
  /** @returns the key of a preview link; null for an edit */
  run: (
    context: ReleasesContext,
    fields: ActionFields,
    author: Author,
  ) => Promise<ReleaseResult<string | null>>;
}

const edited = async (edit: Promise<ReleaseResult<unknown>>): Promise<ReleaseResult<null>> => {
  const result = await edit;
  return result.ok ? done(null) : result;
};

/** Actions on the releases of a remote, by the last part of their address. */
export const ACTIONS = {
  promote: {
    label: 'Promote',
    consequence: (remote, version) =>
      `All visitors get ${remote} ${version}. A canary of ${remote} ends.`,
    needsVersion: true,
    run: (context, { remote, version }, author) =>
      edited(promoteRelease(context, remote, version, author)),
  },
  canary: {
    label: 'Start canary',
    consequence: (remote, version) =>
      `A share of the visitors gets ${remote} ${version}. Another canary of ${remote} ends.`,
    needsVersion: true,
    amount: { label: 'Share of the visitors in per cent', min: 1, max: CANARY_LIMIT, usual: 10 },
    run: (context, { remote, version, amount }, author) =>
      edited(setCanary(context, remote, { version, traffic: amount }, author)),
  },
  rollback: {
    label: 'Withdraw canary / Roll back',
    consequence: (remote) =>
      `The canary of ${remote} ends; without one, all visitors get the default release before the present one.`,
    needsVersion: false,
    run: (context, { remote }, author) => edited(rollBack(context, remote, author)),
  },
  preview: {
    label: 'Preview link',
    consequence: (remote, version) =>
      `Whoever opens the link sees ${remote} ${version}. Nothing changes for other visitors.`,
    needsVersion: true,
    amount: {
      label: 'Hours that the link works',
      min: 1,
      max: PREVIEW_HOURS.longest,
      usual: PREVIEW_HOURS.usual,
    },
    run: async (context, { remote, version, amount }) => {
      const link = await issuePreview(context, { [remote]: version }, amount);
      return link.ok ? done(link.value.key) : link;
    },
  },
} as const satisfies Readonly<Record<string, ReleaseAction>>;

export type ActionName = keyof typeof ACTIONS;

export const isActionName = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name);

export const actionOf = (name: ActionName): ReleaseAction => ACTIONS[name];

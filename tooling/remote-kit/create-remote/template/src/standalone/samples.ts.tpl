import type { Sample } from '@shop/standalone/samples';
import { PAGE_PATH } from '../model/path.ts';

/** Visitors of this remote's own page, each with its screens. `make` creates their data on the local platform. */
export const samples: readonly Sample[] = [{ id: 'visitor', screens: [PAGE_PATH] }];

import type { Drawing } from '../things/drawing.ts';

/** Pictures of the accessories by picture id. */
export const accessories = {
  'corkscrew-olive': { backdrop: 'olive', motif: 'none', subject: { thing: 'corkscrew' } },
  'glasses-red-2': { backdrop: 'rose', motif: 'window', subject: { thing: 'wine-glasses' } },
  'decanter-1500': { backdrop: 'straw', motif: 'arch', subject: { thing: 'decanter' } },
  'stopper-sparkling': { backdrop: 'paper', motif: 'disc', subject: { thing: 'stopper' } },
  'carafe-water-1000': { backdrop: 'spring', motif: 'window', subject: { thing: 'carafe' } },
  'glasses-white-2': { backdrop: 'straw', motif: 'disc', subject: { thing: 'white-glasses' } },
  'glasses-water-4': { backdrop: 'spring', motif: 'horizon', subject: { thing: 'tumblers' } },
} as const satisfies Record<string, Drawing>;

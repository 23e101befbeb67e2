import type { Sheet } from '$lib/protocol';
import type { Face, GameLook } from '../module';

function face(sheet: Sheet): Face {
  let hue = 0;
  for (const sign of sheet.kind) hue = (hue * 31 + sign.charCodeAt(0)) % 360;
  return {
    tint: 'plain',
    hue,
    manner: 'orbits',
    kind: sheet.kind,
    marks: [],
    ...(typeof sheet.cost === 'number' ? { cost: sheet.cost } : {}),
  };
}

/** How a game without a table of its own is shown. */
export function plainLook(id: string): GameLook {
  return {
    id,
    face,
    tagline: () => '',
    banner: { hue: 210, manner: 'orbits' },
    load: () => import('./table').then((module) => module.table),
  };
}

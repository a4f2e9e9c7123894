import type { Writing } from '#screen/writing.ts'
import { menOf } from '../../game/platoons.ts'
import { menWords } from '../../wording.ts'
import type { Asked, PhaseDesk } from './desk.ts'

const writing = ({ view, side, before }: Asked<'raid'>): Writing => {
  const most = menOf(view, side)
  const order = before?.kind === 'raid' ? before : { kind: 'raid', men: most }
  return {
    order,
    unit: `platoon-${side}`,
    give: 'Raid',
    groups: [
      {
        title: 'Raiders',
        edits: Array.from({ length: most }, (_, i) => ({
          title: menWords(i + 1),
          order: { kind: 'raid', men: i + 1 },
        })),
      },
    ],
    draggable: [],
  }
}

export const RAID_DESK: PhaseDesk<'raid'> = {
  title: 'the raid',
  writing,
  words: [['raid', 'raid', 'raids']],
}

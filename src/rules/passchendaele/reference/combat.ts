import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed, titled } from '#kernel/words.ts'
import {
  COMBAT_COVER,
  COMBAT_GASSED,
  COMBAT_QUALITY,
  COMBAT_STATUS,
  COMBAT_TROOP,
  LEAST_SCORE,
  SUPPORT_REACH,
} from '../tables/index.ts'
import { COVERS, isGuns, isWorks, QUALITIES, STATUSES, TROOPS } from '../vocabulary.ts'

export const COMBAT_MODIFIERS: ShownTable = {
  id: 'combat-modifiers',
  title: 'Modifiers in close combat',
  clause: 'PA-COMBAT-09',
  columns: ['Base', 'Die'],
  rows: [
    ...QUALITIES.map((quality) => [titled(quality), signed(COMBAT_QUALITY[quality])]),
    ...STATUSES.map((status) => [titled(status), signed(COMBAT_STATUS[status])]),
    ...TROOPS.filter((troop) => !isGuns(troop) && COMBAT_TROOP[troop] !== 0).map((troop) => [
      titled(troop),
      signed(COMBAT_TROOP[troop]),
    ]),
    ['Guns', signed(COMBAT_TROOP['field-artillery'])],
    ...COVERS.filter(isWorks).map((cover) => [`Defends: ${cover}`, signed(COMBAT_COVER[cover])]),
    ['Gassed', signed(COMBAT_GASSED)],
  ],
  note: `No cover for tanks, for guns, or for a base taken in flank or rear. No die counts less than ${LEAST_SCORE}. Support reaches ${SUPPORT_REACH} inches.`,
}

import { FOOT } from '../../vocabulary.ts'
import type { Unit } from '../unit.ts'
import { CARRYING } from '../zone.ts'
import { type Draft, type DraftUnit, takeFree } from './draft.ts'

const isWalker = ({ type, mount }: Unit): boolean => FOOT.some((foot) => foot === type) && mount === 'none'

/** GF-MOVE-12: who is on which lorries does not show. GF-MOVE-15: those bought with a unit are no unit of their own. */
export const boardLorries = (draft: Draft): void => {
  const onTable = draft.units.slice(0, draft.seen.length)
  const riders = onTable.filter(
    ({ mount, mounted }, i) => mount === 'motor' && mounted && draft.seen[i]?.like.mount !== 'motor',
  )
  for (const lorries of onTable) {
    if (lorries.place === CARRYING) board(lorries, riders.pop() ?? walkerFor(draft))
  }
  for (const rider of riders) {
    const lorries = draft.free.find(({ type }) => type === 'motor-transport')
    if (!lorries) return
    draft.free = draft.free.filter((unit) => unit !== lorries)
    lorries.place = CARRYING
    board(lorries, rider)
  }
}

const board = (lorries: DraftUnit, rider: DraftUnit): void => {
  rider.mount = 'motor'
  rider.mounted = true
  rider.aboard = lorries.id
  lorries.strength = Math.max(lorries.strength, rider.strength)
  lorries.establishment = Math.max(lorries.establishment, lorries.strength)
}

/** Somebody behind the lines, whose lorries have been seen. */
const walkerFor = (draft: Draft): DraftUnit => {
  const unit = takeFree(draft, 'infantry', isWalker)
  draft.free = [...draft.free, unit]
  return unit
}

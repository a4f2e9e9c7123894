import { FOOT } from '../../vocabulary.ts'
import { CARRYING, type Unit } from '../state.ts'
import { type Draft, put, takeFree } from './draft.ts'

const isRider = ({ mount, mounted, aboard }: Unit): boolean => mount === 'motor' && mounted && aboard === null

/** Lorries that were bought with a unit are no unit of their own (GF-MOVE-15). */
const hasOwnLorries = ({ start }: Draft, id: string): boolean =>
  start.units.find((unit) => unit.id === id)?.mount === 'motor'

/** GF-MOVE-12: who is on which lorries does not show. */
export const boardLorries = (draft: Draft, seen: number): void => {
  const { units } = draft
  units.slice(0, seen).forEach(({ id, place, type }, index) => {
    if (type !== 'motor-transport' || place !== CARRYING) return
    const rider = units.findIndex((unit, i) => i < seen && isRider(unit) && !hasOwnLorries(draft, unit.id))
    const found =
      rider >= 0
        ? rider
        : takeFree(
            draft,
            'infantry',
            (unit) => FOOT.some((foot) => foot === unit.type) && unit.mount === 'none',
          )
    put(draft, found, { mount: 'motor', mounted: true, aboard: id })
    if (found >= seen) draft.free = [...draft.free, found]
    const carried = units[found]?.strength ?? 0
    if ((units[index]?.strength ?? 0) < carried) put(draft, found, { strength: units[index]?.strength ?? 1 })
  })
  units.slice(0, seen).forEach((unit, index) => {
    if (!isRider(unit) || hasOwnLorries(draft, unit.id)) return
    const lorries = draft.free.find((free) => units[free]?.type === 'motor-transport')
    const id = lorries === undefined ? undefined : units[lorries]?.id
    if (lorries === undefined || id === undefined) return
    draft.free = draft.free.filter((free) => free !== lorries)
    put(draft, lorries, { place: CARRYING })
    put(draft, index, { aboard: id })
  })
}

import { tellOf } from '#kernel/game/play.ts'
import { keepsSheaves } from '../board/sheaves.ts'
import type { Shells } from '../forms.ts'
import { layGas, type Play, setSheaf, unitNow } from '../play.ts'
import type { FirstOrder, Unit } from '../state.ts'
import { baseNamed } from '../units.ts'
import { gasLeft } from './sheaf-orders.ts'

const fireGasOf = (play: Play, unit: string, base: string): void => {
  layGas(play, unit, base)
  tellOf(play, { kind: 'gas-laid', unit, base })
}

export const liftSheaf = (play: Play, unit: string, base: string): void => {
  setSheaf(play, unit, base, null)
  tellOf(play, { kind: 'sheaf-lifted', unit, base })
}

/** PA-SHEAF-13: shells are switched before anything is counted; gas that can be fired lies at once. */
export const switchShells = (play: Play, { id }: Unit, shells: Shells = []): void => {
  for (const { base, shell } of shells) {
    const unit = unitNow(play, id)
    const sheaf = baseNamed(unit, base)?.sheaf
    if (sheaf) setSheaf(play, id, base, { ...sheaf, shell, laid: false })
    tellOf(play, { kind: 'shell-switched', unit: id, base, shell })
    if (shell === 'gas' && keepsSheaves(unit)) fireGasOf(play, id, base)
  }
}

/** PA-SHEAF-01, PA-SHEAF-14: new sheaves; disordered guns know the place, but fire when they have recovered. */
export const laySheaves = (play: Play, { unit, sheaves }: FirstOrder): void => {
  for (const { base, sheaf } of sheaves) {
    setSheaf(play, unit, base, sheaf)
    tellOf(play, { kind: 'sheaf-laid', unit, base })
  }
}

/** PA-SHEAF-14, PA-SHEAF-16: gas that was ordered and can now be fired. */
export const fireGas = (play: Play, id: string): void => {
  const unit = unitNow(play, id)
  if (!keepsSheaves(unit)) return
  let left = gasLeft(play.state, unit.side)
  for (const { id: base, sheaf } of unit.bases) {
    if (sheaf?.shell !== 'gas' || sheaf.laid) continue
    if (left > 0) fireGasOf(play, id, base)
    else liftSheaf(play, id, base)
    left--
  }
}

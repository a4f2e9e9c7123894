import type { Unit } from '../../game/state.ts'
import { mountedWeapon } from '../../game/weapons.ts'

const KINDS = { 'light-gun': 'Gun', hmg: 'HMG', lmg: 'LMG' } as const
const ARCS = { front: 'front', left: 'left', right: 'right', rear: 'rear', all: 'all round' } as const

/** SK-VEH-10: the weapons of a vehicle that still work, one by one. */
export const weaponStates = ({
  vehicle,
  marks,
}: Unit): readonly { readonly name: string; readonly text: string }[] =>
  (vehicle?.weapons ?? []).flatMap((id) => {
    const weapon = mountedWeapon(id)
    return weapon
      ? [
          {
            name: `${KINDS[weapon.kind]}, ${ARCS[weapon.arc]}`,
            text: marks.fired.includes(id) ? 'has fired' : 'works',
          },
        ]
      : []
  })

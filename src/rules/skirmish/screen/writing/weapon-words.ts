import { mountedWeapon } from '../../game/fire/weapons.ts'
import type { Unit } from '../../game/state.ts'
import { nameOf } from '../../wording.ts'

const SMALL: Readonly<Record<string, string>> = {
  rifle: 'rifles',
  pistol: 'pistols',
  lmg: 'LMG',
  hmg: 'HMG',
}

const ARCS = { front: 'ahead', left: 'left', right: 'right', rear: 'behind', all: 'all round' } as const

/** What players call a weapon of a unit: "rifles", "light gun, left". */
export const weaponWords = (unit: Unit | undefined, weapon: string): string => {
  const mounted = unit?.vehicle ? mountedWeapon(weapon) : undefined
  if (mounted) {
    const kind = SMALL[mounted.kind] ?? nameOf(mounted.kind).toLowerCase()
    const alike = (unit?.vehicle?.weapons ?? []).filter((id) =>
      id.startsWith(`${mounted.kind}-${mounted.arc}-`),
    )
    const number = alike.length > 1 ? ` ${weapon.slice(-1)}` : ''
    return `${kind}, ${ARCS[mounted.arc]}${number}`
  }
  if (unit?.kind === 'sniper') return 'rifle'
  return SMALL[weapon] ?? nameOf(weapon).toLowerCase()
}

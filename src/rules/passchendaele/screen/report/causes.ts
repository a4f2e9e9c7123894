import type { HeardEvent } from '#kernel/game/battle/log.ts'
import type { ReportTable } from '#screen/results.ts'
import type { Checked } from '../../game/phases/activation/stories.ts'
import type { State } from '../../game/state.ts'
import { basesLostBy, type Story } from '../../game/stories.ts'
import { unitNamed } from '../../game/units.ts'
import { weighed } from '../../reckoning/load.ts'
import { isTank, isWorks, type SideName, type Troop } from '../../vocabulary.ts'
import { SIDE_NAMES } from '../../wording.ts'

type Heard = HeardEvent<State, Story>

const CAUSES = {
  smallArms: 'Small arms',
  trenchMortar: 'Trench mortars',
  fieldArtillery: 'Field artillery',
  heavyArtillery: 'Heavy artillery',
  gas: 'Gas',
  closeCombat: 'Close combat',
} as const
type Cause = keyof typeof CAUSES

/**
 * What broke a unit or drove it back: the fire that weighed most on its check. In works it is the gas, without which
 * shelling cannot destroy it (PA-CHECK-14); and it is the gas where no fire had any weight.
 */
const causeOf = ({ fire, cover }: Checked, troop: Troop): Cause => {
  if (fire.gas && isWorks(cover) && !isTank(troop)) return 'gas'
  const [heaviest] = weighed(fire, cover, troop).toSorted((a, b) => b.weight - a.weight)
  return heaviest && heaviest.weight > 0 ? heaviest.kind : fire.gas ? 'gas' : 'smallArms'
}

/** PA-END-08: bases lost by what they were lost to; whoever surrendered or left the table was driven to it by fire. */
export const lossesByCause = (heard: readonly Heard[]): ReportTable => {
  const counts = new Map<string, number>()
  const causes = new Map<string, Cause>()
  const lose = (side: SideName, cause: Cause, bases: number): void => {
    counts.set(`${side} ${cause}`, (counts.get(`${side} ${cause}`) ?? 0) + bases)
  }
  for (const { event, before } of heard) {
    if (!('unit' in event)) continue
    const unit = unitNamed(before, event.unit)
    if (!unit) continue
    const { side, troop } = unit
    const cause = causes.get(unit.id) ?? 'smallArms'
    if (event.kind === 'checked') causes.set(unit.id, causeOf(event, troop))
    else lose(side, event.kind === 'base-lost' ? 'closeCombat' : cause, basesLostBy(event))
  }
  const of = (side: SideName, cause: string): number => counts.get(`${side} ${cause}`) ?? 0
  const rows = Object.entries(CAUSES).map(([cause, title]) => [
    title,
    of('entente', cause),
    of('german', cause),
  ])
  const total = (side: SideName): number =>
    Object.keys(CAUSES).reduce((sum, cause) => sum + of(side, cause), 0)
  return {
    title: 'Bases lost, by cause',
    head: ['Cause', SIDE_NAMES.entente, SIDE_NAMES.german],
    rows: [...rows, ['In all', total('entente'), total('german')]],
    none: '',
  }
}

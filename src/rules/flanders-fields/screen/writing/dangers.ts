import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import { ANY_OF, type Happening } from '#screen/any-of.ts'
import type { AskedChance, Danger, EditOdds } from '#screen/odds.ts'
import { nameOf } from '../../game/names.ts'
import type { Stand } from '../../game/state.ts'
import { isCommand } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { closestBehind } from '../../game/zones/band.ts'
import { type Met, metOnTheWay } from '../../game/zones/on-the-way.ts'
import { coverOrArmour } from '../../game/zones/targets.ts'
import { ownBarrageRisk } from '../../procedures/own-barrage-risk.ts'
import { rollingBarrage } from '../../procedures/rolling-barrage.ts'
import { toCm } from '../../tables/index.ts'
import { areaHit } from './effects.ts'

interface Moving {
  readonly stand: Stand
  readonly way: readonly Point[]
}

/** Something that one stand meets. */
interface Risk extends Happening {
  /** The same for all who meet it. */
  readonly what: string
}

const isHarmed: Happening['holds'] = ({ outcome }) => outcome !== 'none' && outcome !== undefined

/** FF-ZONE-01, FF-GAS-06, FF-RB-06 */
const riskOf = (view: View, stand: Stand, { danger, wholly, deepest }: Met): Risk => {
  const body: Stand = { ...stand, centre: deepest.at, fellBack: false, house: null }
  const target = { body, partial: wholly === null }
  switch (danger.kind) {
    case 'zone': {
      const { unit, weapon, fired } = danger.zone
      return { what: `Fire of ${nameOf(view, unit.id)}`, ...areaHit(view, [target], weapon, fired, true) }
    }
    case 'cloud':
      return { what: 'Gas', ...areaHit(view, [target], 'gas', { mode: 'indirect' }, false) }
    case 'band': {
      const { armour, inCover: _, ...cover } = coverOrArmour(view, body)
      const input: Parameters<typeof rollingBarrage.resolve>[0] = {
        period: view.scenario.period === 'late' ? 'late' : 'mid',
        armour,
        options: view.options,
        ...cover,
      }
      return { what: 'The rolling barrage', procedure: rollingBarrage, input, holds: isHarmed }
    }
  }
}

/** FF-RB-04 */
const behindBarrage = (view: View, { stand, way }: Moving): readonly Risk[] => {
  const end = way.at(-1)
  const closest = closestBehind(view, stand, way)
  if (!end || closest === undefined) return []
  const {
    armour,
    inCover: _,
    ...cover
  } = coverOrArmour(view, { ...stand, centre: end, fellBack: false, house: null })
  const input: Parameters<typeof ownBarrageRisk.resolve>[0] = {
    distance: toCm(closest),
    armour,
    command: isCommand(stand),
    options: view.options,
    ...cover,
  }
  const what = `Own barrage ${toCm(closest).toFixed(1)} cm ahead`
  return [{ what, procedure: ownBarrageRisk, input, holds: isHarmed }]
}

const risksOf = (view: View, moves: readonly Moving[]): readonly Risk[] =>
  moves.flatMap((moving) => {
    const { stand, way } = moving
    const met = metOnTheWay(view, stand, way)
    const inBand = met.some(({ danger }) => danger.kind === 'band')
    return [...met.map((one) => riskOf(view, stand, one)), ...(inBand ? [] : behindBarrage(view, moving))]
  })

/** What waits on the way, those who fare alike in one line. */
export const dangers = (view: View, moves: readonly Moving[]): readonly Danger[] => {
  const alike = new Map<string, { readonly risk: Risk; readonly stands: number }>()
  for (const risk of risksOf(view, moves)) {
    const key = `${risk.what} ${JSON.stringify(risk.input)}`
    alike.set(key, { risk, stands: (alike.get(key)?.stands ?? 0) + 1 })
  }
  return [...alike.values()].map(({ risk: { what, procedure, input, holds }, stands }) => ({
    text: moves.length === 1 ? what : `${what}, ${several(stands, 'stand')}`,
    chance: { procedure, input, holds, title: stands === 1 ? 'harmed' : 'harmed, each' },
  }))
}

/** The chance that anybody comes to harm on the way. */
export const harmOnTheWay = (view: View, moves: readonly Moving[]): EditOdds => {
  const input = risksOf(view, moves)
  const feared: AskedChance = {
    procedure: ANY_OF,
    input,
    title: 'some harm',
    holds: ({ any }) => any === true,
  }
  return input.length === 0 ? {} : { feared }
}

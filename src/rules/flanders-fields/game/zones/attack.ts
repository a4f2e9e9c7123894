import { tellOf } from '#kernel/game/play.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { areaFire } from '../../procedures/area-fire.ts'
import { toCm } from '../../tables/index.ts'
import type { AreaWeapon, FireMode, FireOutcome } from '../../vocabulary.ts'
import { markFaces } from '../harm/house-faces.ts'
import { loseBlockHouse } from '../harm/losses.ts'
import { type Blow, deal } from '../harm/strikes.ts'
import type { Play } from '../play.ts'
import type { LastFire, State } from '../state.ts'
import type { StrikeTold } from './stories.ts'
import { type AreaTarget, targetInput, targetsIn } from './targets.ts'
import { causeOf, spreads } from './weapons.ts'

/** One attack on an area, as the guns that make it. */
export interface AreaAttack {
  readonly weapon: AreaWeapon
  readonly mode: FireMode
  readonly inGas?: boolean
  readonly barrage?: LastFire['barrage']
  readonly card?: number
  /** Of direct fire, as on the table. */
  readonly range?: number | undefined
  /** The unit that fires; nobody for what is fired from behind the maps. */
  readonly by?: string
  /** What the dice are thrown for. */
  readonly title: string
}

type AreaInput = Parameters<typeof areaFire.resolve>[0]

/** One attack as the procedure asks for it; the range is left to whoever knows it. */
export const areaInput = (
  { scenario, options }: Pick<State, 'scenario' | 'options'>,
  { weapon, mode, inGas = false, barrage = 'none', card = 0 }: Omit<AreaAttack, 'title'>,
  targets: AreaInput['targets'],
): AreaInput => ({
  period: scenario.period,
  weapon,
  mode,
  shooterInGas: inGas,
  throughBarrage: barrage !== 'none',
  shooterUphill: barrage === 'uphill',
  card,
  targets,
  options,
})

/** The dice of one attack, nothing applied yet. */
export const rollArea = (
  play: Play,
  attack: AreaAttack,
  targets: readonly AreaTarget[],
  movingThrough: boolean,
): readonly StrikeTold[] => {
  if (targets.length === 0) return []
  const { state } = play
  const { range, by, title } = attack
  const inputs = targets.map((target) => targetInput(state, target, movingThrough))
  play.dice.about?.({
    title,
    ...(by === undefined ? {} : { unit: by }),
    units: inputs.flatMap((inInput, i) => {
      const target = targets[i]
      return target ? [{ inInput, unit: target.body.id }] : []
    }),
  })
  const answer = areaFire.resolve(
    {
      ...areaInput(state, attack, inputs),
      ...(range === undefined ? {} : { range: toCm(range) }),
    },
    play.dice,
    play.trace,
  )
  if (!answer.legal) return []
  return answer.results.flatMap((strike, i) => {
    const target = targets[i]
    return target ? [{ target: target.body.id, partial: target.partial, ...strike }] : []
  })
}

/** FF-FIRE-11: what the dice of one attack did, all of it at once. */
export const applyArea = (
  play: Play,
  weapon: AreaWeapon,
  targets: readonly AreaTarget[],
  strikes: readonly StrikeTold[],
  marked?: Set<string>,
): void => {
  const cause = causeOf(weapon)
  const blows: Blow[] = []
  const houses: { readonly id: string; readonly outcome: FireOutcome }[] = []
  strikes.forEach(({ natural, outcome }, i) => {
    const body = targets[i]?.body
    if (natural === null || !body) return
    if (body.type === 'block-house') houses.push({ id: body.id, outcome })
    else blows.push({ stand: body.id, outcome })
  })
  deal(play, blows, cause, spreads(weapon), marked)
  // FF-BLOCK-02: every face, one attack
  for (const { id, outcome } of houses) {
    if (outcome === 'killed') loseBlockHouse(play, id, cause)
    else if (outcome === 'suppressed') markFaces(play, id, ['front', 'left', 'right'], 1, cause)
  }
}

/** FF-ART-03, FF-HUR-03: one attack on these, in this order. */
export const attackThese = (
  play: Play,
  attack: AreaAttack,
  at: Point,
  targets: readonly AreaTarget[],
): void => {
  const strikes = rollArea(play, attack, targets, false)
  tellOf(play, {
    kind: 'area-fired',
    by: attack.by ?? null,
    weapon: attack.weapon,
    mode: attack.mode,
    at,
    strikes,
  })
  applyArea(play, attack.weapon, targets, strikes)
}

/** FF-ART-03: one attack on everybody in an area, nearest to its middle first. */
export const attackArea = (play: Play, attack: AreaAttack, area: Footprint): void =>
  attackThese(play, attack, area.centre, targetsIn(play.state, area))

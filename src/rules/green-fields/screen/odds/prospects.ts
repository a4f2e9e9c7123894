import { type AskedOdds, chanceIn, type Danger, type EditOdds } from '#screen/odds.ts'
import type { FireMission } from '../../game/army.ts'
import { targetOf } from '../../game/board/target.ts'
import { stackIn } from '../../game/board/zones.ts'
import { targetWords } from '../../game/phases/bombardment/mission-words.ts'
import { ON_THE_MOVE, opportunityDice } from '../../game/phases/movement/opportunity.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { isRated } from '../naming.ts'
import { HARM } from './asking.ts'
import { fireOdds } from './fire.ts'

/** What is hoped for and what is feared, of the outcomes that are counted anyway. */
export const editOdds = (
  [asked]: readonly AskedOdds[],
  likely: string | undefined,
  feared?: string,
): { readonly odds?: EditOdds } => {
  if (!asked) return {}
  const hope = likely === undefined ? undefined : chanceIn(asked, likely)
  const fear = feared === undefined ? undefined : chanceIn(asked, feared)
  return hope || fear
    ? { odds: { ...(hope ? { likely: hope } : {}), ...(fear ? { feared: fear } : {}) } }
    : {}
}

/** The table as it would be with one more mission of a gun, in place of the one it has. */
const withMission = (view: View, gun: Unit, mission: FireMission): View => {
  const army = view.armies[gun.side]
  const fire = [...army.fire.filter(({ unit }) => unit !== gun.id), mission]
  return { ...view, armies: { ...view.armies, [gun.side]: { ...army, fire } } }
}

const ownIn = (view: View, side: SideName, target: FireMission['target']): readonly Danger[] =>
  typeof target === 'number'
    ? stackIn(view, target, side).map(({ name }) => ({ text: `Our own ${name} stands there`, own: true }))
    : []

/** What all guns that are laid on a target would do there with this one, and who of ours stands there. */
export const missionEffects = (view: View, gun: Unit, mission: FireMission): readonly Danger[] => {
  const [asked] =
    mission.mission === 'bombardment'
      ? fireOdds(withMission(view, gun, mission), gun.side, mission.target)
      : []
  const lost =
    asked && (chanceIn(asked, '1+', 'lose 1+') ?? chanceIn(asked, 'loses 1') ?? chanceIn(asked, 'loses 1+'))
  const laid = view.armies[gun.side].fire.filter(
    (one) => one.unit !== gun.id && targetWords(view, one.target) === targetWords(view, mission.target),
  ).length
  return [
    ...(asked && lost ? [{ text: `${asked.title}, ${laid + 1} firing`, chance: lost }] : []),
    ...ownIn(view, gun.side, mission.target),
  ]
}

/** GF-AMOV-02: what the fire of an enemy who watches would do to units on their way. */
export const fireOnTheWay = (view: View, movers: readonly Unit[], firer: Unit): Danger => {
  const text = `On the way: ${firer.name}`
  if (!isRated(firer) || !movers.every(isRated)) return { text: `${text}, of unknown strength` }
  const attackDice = opportunityDice(view, firer)
  if (attackDice === 0) return { text }
  const asked: AskedOdds = {
    title: text,
    procedure: 'direct-fire',
    input: {
      attackDice,
      attack: 'direct',
      targets: movers.map((unit) => targetOf(view, unit, ON_THE_MOVE)),
      options: view.options,
    },
    counts: HARM,
  }
  const chance = chanceIn(asked, '1+', 'lose 1+')
  return chance ? { text, chance } : { text }
}

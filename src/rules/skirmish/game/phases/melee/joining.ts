import { change, tellOf } from '#kernel/game/play.ts'
import { changeUnit, type Play } from '../../play.ts'
import type { ChargeMade, Melee } from '../../state.ts'

/** SK-MEL-26, SK-MEL-41: chargers and their target are in one melee; melees that are joined become one. */
export const joinMelee = (
  play: Play,
  charges: readonly ChargeMade[],
  target: string,
  flanking: readonly string[],
): void => {
  const chargers = charges.map(({ by }) => by)
  const all = [...chargers, target]
  const joined = play.state.melees.filter(({ units }) => units.some((id) => all.includes(id)))
  const [first] = joined
  const id = first?.id ?? play.state.counted + 1
  const melee: Melee = {
    id,
    units: [...new Set([...joined.flatMap(({ units }) => units), ...all])],
    rounds: first?.rounds ?? 0,
    newcomers: [...new Set([...joined.flatMap(({ newcomers }) => newcomers), ...chargers])],
    flanked: [
      ...joined.flatMap(({ flanked }) => flanked),
      ...chargers.filter((unit) => flanking.includes(unit)).map((by) => ({ by, unit: target })),
    ],
    charges: [...joined.flatMap((one) => one.charges), ...charges],
  }
  change(play, {
    counted: first ? play.state.counted : id,
    melees: first
      ? play.state.melees.flatMap((one) => (one === first ? [melee] : joined.includes(one) ? [] : [one]))
      : [...play.state.melees, melee],
  })
  for (const unit of all) changeUnit(play, unit, { retreatOwed: false })
  tellOf(play, { kind: 'melee-joined', units: melee.units })
}

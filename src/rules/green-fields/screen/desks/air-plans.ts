import { capitalised, several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { flyersOf, periodsOf, sortieOf } from '../../game/phases/air/sorties.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { Unit } from '../../game/unit.ts'
import { deskWriting, pressed, type Writer, writerOf } from '../writing/pattern.ts'
import { type Desk, idsOf } from './desk.ts'

/** W5, A4: who flies, and when. */
const writingAirPlans = (writer: Writer): Writing => {
  const { view, side } = writer
  const flyers = flyersOf(view, side)
  const flying = view.armies[side].sorties.length
  return deskWriting(
    writer,
    flyers.flatMap((unit) => [
      ...pressed(`${unit.name} (${unit.strength}) flies`, hourEdits(writer, unit)),
      ...pressed(`${unit.name}: how many fly`, numberEdits(writer, unit)),
    ]),
    {
      ends: {
        plan: 'Fly as the staff plans',
        ...(flying === 0 && flyers.length > 0
          ? { could: `${capitalised(several(flyers.length, 'unit'))} could fly.` }
          : {}),
      },
      give: flying === 0 ? 'Nobody flies' : `Done: ${several(flying, 'unit')} to fly`,
      ...(flyers.length === 0 ? { note: 'You have no aircraft that can fly.' } : {}),
    },
  )
}

/** By which hour a unit flies, or not at all. */
const hourEdits = ({ view, side }: Writer, unit: Unit): readonly Edit[] => {
  const now = sortieOf(view, side, unit.id)
  const stay: PlayerOrder = { kind: 'stay-down', unit: unit.id }
  return [
    ...periodsOf(view, unit).map((period) => {
      const order: PlayerOrder = { kind: 'sortie', unit: unit.id, period, ...partOf(now?.strength, unit) }
      return { title: view.assault ? 'Now' : capitalised(period), chosen: now?.period === period, order }
    }),
    { title: 'Not', chosen: now === undefined, ...(now ? { order: stay } : {}) },
  ]
}

/** GF-AIR-14: so much of a unit; nothing is said if it is all. */
const partOf = (strength: number | null | undefined, unit: Unit): { readonly strength?: number } =>
  strength === null || strength === undefined || strength >= unit.strength ? {} : { strength }

/** How much of a unit flies that has been told when. */
const numberEdits = ({ view, side }: Writer, unit: Unit): readonly Edit[] => {
  const now = sortieOf(view, side, unit.id)
  if (!now || unit.strength < 2) return []
  return Array.from({ length: unit.strength }, (_, i) => i + 1).map((strength) => ({
    title: strength === unit.strength ? `All ${strength}` : String(strength),
    chosen: now.strength === strength,
    order: { kind: 'sortie', unit: unit.id, period: now.period, ...partOf(strength, unit) },
  }))
}

export const AIR_PLANS: Desk<'air-plans'> = {
  title: 'the air plans',
  writing: (asked) => writingAirPlans(writerOf(asked)),
  todo: ({ view, side }) => idsOf(flyersOf(view, side).filter(({ id }) => !sortieOf(view, side, id))),
}

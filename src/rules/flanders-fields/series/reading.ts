import { alike } from '#kernel/alike.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept, faultsIn } from '#kernel/procedure/schema.ts'
import { dateFault } from '../own-battle/refusals.ts'
import { termsOf } from '../own-battle/terms.ts'
import { armyFaultOf, battalionsOf, platoonsOf } from './armies.ts'
import { seedOf } from './calendar.ts'
import { type RollEntry, SERIES, SERIES_SIDES, type Series } from './document.ts'
import { numberIn } from './fielding.ts'
import { pointsAfter, turnAfter, verdictAfter } from './points.ts'
import { stripFault } from './strip-fault.ts'

const fault = (path: string, message: string): Fault => ({ path, message })

const entryFault = ({ armies }: Series, entry: RollEntry, i: number): Fault | undefined => {
  const battalion = entry.id.startsWith(entry.side)
    ? battalionsOf(armies[entry.side])[numberIn(entry) - 1]
    : undefined
  if (!battalion)
    return fault(`roll.${i}.id`, `${entry.title} is in neither army of the series (FF-CAMP-05).`)
  return entry.platoons === platoonsOf(battalion)
    ? undefined
    : fault(
        `roll.${i}.platoons`,
        `${entry.title} has an establishment of ${platoonsOf(battalion)} platoons, not ${entry.platoons} (FF-CAMP-05).`,
      )
}

/** FF-CAMP-05: everybody of both armies stands in the roll once, and nobody else. */
const rollFaults = (series: Series): readonly Fault[] => {
  const ids = series.roll.map(({ id }) => id)
  const twice = ids.findIndex((id, i) => ids.indexOf(id) !== i)
  if (twice >= 0) return [fault(`roll.${twice}.id`, `${ids[twice]} stands in the roll twice (FF-CAMP-05).`)]
  const odd = series.roll.flatMap((entry, i) => entryFault(series, entry, i) ?? [])
  if (odd.length > 0) return odd
  const all = SERIES_SIDES.reduce((sum, side) => sum + battalionsOf(series.armies[side]).length, 0)
  return ids.length === all
    ? []
    : [fault('roll', `Both armies have ${all} battalions, and the roll ${ids.length} (FF-CAMP-05).`)]
}

const draftFaults = ({ fought, roll }: Series): readonly Fault[] =>
  fought.flatMap(({ drafts }, i) =>
    drafts.flatMap(({ battalion }, j) =>
      roll.some(({ id }) => id === battalion)
        ? []
        : [
            fault(
              `fought.${i}.drafts.${j}.battalion`,
              `There is no battalion ${battalion} in the roll (FF-CAMP-05).`,
            ),
          ],
    ),
  )

/** Lines of `a` lie before those of `b`. */
const lineFaults = ({ strip: { lines }, verdict }: Series): readonly Fault[] => {
  const ofB = lines.filter(({ owner }) => owner === 'b').map(({ y }) => y)
  const ofA = lines.filter(({ owner }) => owner === 'a').map(({ y }) => y)
  const both = ofA.length > 0 && ofB.length > 0
  const apart = (both || verdict !== null) && Math.max(...ofA) < Math.min(...ofB)
  return apart
    ? []
    : [
        fault(
          'strip.lines',
          'Every line of side a lies nearer to its own end than any of side b (FF-CAMP-09).',
        ),
      ]
}

/** What follows from the battles fought must be as it follows. */
const accountFaults = (series: Series): readonly Fault[] => {
  const { fought, battles, points, verdict } = series
  if (fought.length > battles)
    return [
      fault(
        'fought',
        `The series has ${battles} battles, and ${fought.length} have been fought (FF-CAMP-04).`,
      ),
    ]
  const turn = turnAfter(fought)
  const wrong = fought.findIndex(({ attacker }, i) => attacker !== turnAfter(fought.slice(0, i)).attacker)
  if (wrong >= 0)
    return [fault(`fought.${wrong}.attacker`, 'The other side attacked in this battle (FF-CAMP-08).')]
  const sums = pointsAfter(fought)
  const end = verdictAfter(fought, battles)
  return [
    ...(series.attacker === turn.attacker
      ? []
      : [fault('attacker', `Side ${turn.attacker} attacks next (FF-CAMP-08).`)]),
    ...(series.draws === turn.draws
      ? []
      : [fault('draws', `Drawn battles running: ${turn.draws}, not ${series.draws} (FF-CAMP-08).`)]),
    ...(alike(points, sums)
      ? []
      : [
          fault(
            'points',
            `The points are ${sums.a} to ${sums.b}, not ${points.a} to ${points.b} (FF-CAMP-14).`,
          ),
        ]),
    ...(alike(verdict, end)
      ? []
      : [fault('verdict', 'The verdict does not follow from the battles fought (FF-CAMP-14).')]),
  ]
}

const termsFaults = (series: Series): readonly Fault[] => {
  const { engagement } = series
  const date = dateFault(engagement)
  if (date) return [fault(`engagement.${date.path}`, date.message)]
  const terms = termsOf(engagement, seedOf(series, 1))
  const strip = stripFault(terms)
  if (strip) return [fault(`engagement.${strip.path}`, strip.message)]
  if (series.strip.width !== terms.width)
    return [fault('strip.width', `The strip is as wide as the table, ${terms.width} cm (FF-CAMP-09).`)]
  return SERIES_SIDES.flatMap((side) => {
    const army = armyFaultOf(series, side, engagement, terms)
    return army.ok ? [] : [army.error]
  })
}

/** FF-CAMP-05: a series from a file, or everything that is wrong with it. */
export const readSeries = (received: unknown): Result<Series, readonly Fault[]> => {
  const read = accept(SERIES, received)
  if (!read.ok) return failure(faultsIn(SERIES, received))
  const series = read.value
  const faults = [
    ...rollFaults(series),
    ...draftFaults(series),
    ...lineFaults(series),
    ...termsFaults(series),
  ]
  const all = faults.length > 0 ? faults : accountFaults(series)
  return all.length > 0 ? failure(all) : success(series)
}

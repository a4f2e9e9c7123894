import type { HeardEvent } from '#kernel/game/battle/log.ts'
import { listed, several } from '#kernel/words.ts'
import type { HeardOrder, ShownMoment } from '#screen/results.ts'
import { referenceOf } from '../game/board/grid.ts'
import { hitsSaved, type Suffered } from '../game/board/suffered.ts'
import { otherSide, type SideName } from '../game/sides.ts'
import type { State } from '../game/state.ts'
import type { Story } from '../game/stories/story.ts'
import { tell } from '../game/stories/tell.ts'
import { nameOf, peopleOf, sideName } from '../game/stories/words.ts'
import { unitTold } from '../game/units.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { type Ground, SIDES } from '../vocabulary.ts'
import { toldTo } from './results.ts'
import { middleOf, sideIndex } from './table/layout.ts'

type Heard = HeardEvent<State, Story>

/** Only where the story itself says where it was. */
const placesOf = ({ event, after }: Heard): Pick<ShownMoment, 'places'> =>
  'zone' in event && typeof event.zone === 'number' && event.zone >= 0
    ? { places: [middleOf(after, event.zone)] }
    : {}

/** A unit is no more. */
const loss = (one: Heard, viewer: string, id: string, facts: ShownMoment['facts'] = []): ShownMoment => {
  const { after } = one
  const side: SideName = unitTold(after, id)?.side ?? 'a'
  return {
    kind: 'lost',
    side: sideIndex(side),
    title: `${nameOf(toldTo(after, viewer), id)} is destroyed`,
    text: peopleOf(after, side),
    facts,
    unit: id,
    ...placesOf(one),
  }
}

const struckFacts = ({ hits, netHits, casualties }: Suffered): ShownMoment['facts'] => [
  { label: 'Hits', value: String(hits) },
  { label: 'Saved', value: String(hitsSaved({ hits, netHits })) },
  { label: 'Lost', value: several(casualties, 'point') },
]

/** What a line of the log says, as somebody's gain. */
const gain = (one: Heard, viewer: string, kind: 'taken' | 'won', side: SideName): ShownMoment => ({
  kind,
  side: sideIndex(side),
  title: tell(one.after, one.event, viewer).replace(/\.$/, ''),
  text: peopleOf(one.after, side),
  ...placesOf(one),
})

const momentsIn = (one: Heard, viewer: string, taken: ReadonlySet<ZoneNumber>): readonly ShownMoment[] => {
  const { event, after } = one
  if ('struck' in event)
    return event.struck
      .filter(({ outcome }) => outcome === 'destroyed')
      .map((struck) => loss(one, viewer, struck.unit, struckFacts(struck)))
  switch (event.kind) {
    case 'attrition':
      return event.worn.filter(({ destroyed }) => destroyed).map(({ unit }) => loss(one, viewer, unit))
    case 'overrun':
    case 'cut-off':
    case 'surrendered':
    case 'raiders-gone':
      return [loss(one, viewer, event.unit)]
    case 'close-assault-over':
      return event.side && !taken.has(event.zone) ? [gain(one, viewer, 'won', event.side)] : []
    case 'exited':
      return [gain(one, viewer, 'won', unitTold(after, event.unit)?.side ?? 'a')]
    case 'depot-overrun':
      return [gain(one, viewer, 'won', otherSide(event.side))]
    default:
      return []
  }
}

/** What there is to take besides fields. */
const PLACES: Readonly<Partial<Record<Ground, string>>> = {
  town: 'the town',
  ruins: 'the ruins',
  woods: 'the wood',
  morass: 'the morass',
}

/** "the wood at E5" */
const placeWords = ({ country, zones }: State, zone: ZoneNumber): string => {
  const place = PLACES[zones[zone]?.ground ?? 'open']
  const name = referenceOf(country, zone)
  return place === undefined ? name : `${place} at ${name}`
}

/** All that a side took at once. */
const taking = (heard: readonly Heard[], side: SideName): readonly ShownMoment[] => {
  const zones = heard.flatMap(({ event }) =>
    event.kind === 'zone-taken' && event.side === side ? [event.zone] : [],
  )
  const after = heard.at(-1)?.after
  if (!after || zones.length === 0) return []
  return [
    {
      kind: 'taken',
      side: sideIndex(side),
      title: `${sideName(after, side)} takes ${listed(zones.map((zone) => placeWords(after, zone)))}`,
      text: peopleOf(after, side),
      places: zones.map((zone) => middleOf(after, zone)),
    },
  ]
}

/** Units lost, zones taken, close assaults decided. */
export const moments = ({ heard, viewer }: HeardOrder<State, Story>): readonly ShownMoment[] => {
  const taken = new Set(heard.flatMap(({ event }) => (event.kind === 'zone-taken' ? [event.zone] : [])))
  return [
    ...heard.flatMap((one) => momentsIn(one, viewer, taken)),
    ...SIDES.flatMap((side) => taking(heard, side)),
  ]
}

import type { AnyEvent } from '#kernel/game/game.ts'
import type { ShownMoment } from '#screen/results.ts'
import type { Heard } from '#screen/stories.ts'
import { middleOf } from './board/sheet.ts'
import { nameOf, peopleOf, type Told, toldTo } from './names.ts'
import { type SideName, sideIndex } from './sides.ts'
import type { State } from './state.ts'
import type { HeardOf, InZone, OfUnit } from './story-page.ts'
import { unitTold } from './units.ts'

/** A story that may be a moment nobody should miss. */
type Moment = Pick<HeardOf<Partial<InZone>>, 'story' | 'after' | 'viewer'>

/** Only where the story itself says where it was. */
const placesOf = ({ story: { zone }, after }: Moment): Pick<ShownMoment, 'places'> =>
  typeof zone === 'number' && zone >= 0 ? { places: [middleOf(after, zone)] } : {}

/** A unit is no more. */
export const loss = (moment: Moment, id: string, facts: ShownMoment['facts'] = []): ShownMoment => {
  const { after, viewer } = moment
  const side: SideName = unitTold(after, id)?.side ?? 'a'
  return {
    kind: 'lost',
    side: sideIndex(side),
    title: `${nameOf(toldTo(after, viewer), id)} is destroyed`,
    text: peopleOf(after, side),
    facts,
    unit: id,
    ...placesOf(moment),
  }
}

/** Its unit is no more. */
export const ITS_LOSS = {
  of: (heard: HeardOf<OfUnit & Partial<InZone>>): readonly ShownMoment[] => [loss(heard, heard.story.unit)],
} as const

/** A side has won, in the words of the log. */
export const gain = <T extends AnyEvent & Partial<InZone>>(
  moment: Pick<Heard<State, T>, 'story' | 'after' | 'viewer'>,
  side: SideName,
  line: (told: Told, story: T) => string,
): ShownMoment => {
  const { story, after, viewer } = moment
  return {
    kind: 'won',
    side: sideIndex(side),
    title: line(toldTo(after, viewer), story).replace(/\.$/, ''),
    text: peopleOf(after, side),
    ...placesOf(moment),
  }
}

import { type Options, OUR_READINGS } from '../options.ts'
import { monthIn } from '../reckoning/calendar.ts'
import { LATER_TROOPS, type Troops } from '../scenarios/forces/troops.ts'
import { nationName } from '../wording.ts'
import type { Design } from './design.ts'
import { bareDesign, type Front, usualDesign } from './usual-design.ts'

/** A whole army, ready to take the field. */
export interface ReadyMade {
  readonly id: string
  readonly title: string
  readonly design: Design
}

/** The year from which a regiment of the later lists is met with: its name ends with it. */
const firstYear = (id: string): number => Number(id.slice(-4))

/** The better or larger regiments of a nation that its army may be made of. */
const regimentsFor = ({ nation, date }: Front): readonly (readonly [string, Troops])[] =>
  Object.entries<Troops>(LATER_TROOPS).filter(
    ([id, troops]) => troops.nation === nation && !troops.stosstruppe && firstYear(id) <= monthIn(date).year,
  )

/** Armies for a front that keep the rules: the usual one first. */
export const readyMades = (front: Front, options: Options = OUR_READINGS): readonly ReadyMade[] => {
  const named = `${nationName(front.nation)} army, ${monthIn(front.date).year}`
  const made = (id: string, title: string, design: Design): ReadyMade => ({
    id,
    title,
    design: { ...design, title: named },
  })
  const usual = made('usual', 'The usual army', usualDesign(front, options))
  // GF-VAR-01: nothing is compulsory there.
  if (front.variation === '1914') return [usual]
  return [
    usual,
    ...regimentsFor(front).map(([id, troops]) =>
      made(id, `With ${troops.title}s`, usualDesign(front, options, troops)),
    ),
    made('bare', 'The bare standard force', bareDesign(front)),
  ]
}

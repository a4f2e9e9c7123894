import { FACES } from '#kernel/chance/dice.ts'
import { ordinaryDice } from '#kernel/chance/rolled.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { SILENT, type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { capitalised, several, signed } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { ShownSheet } from '#screen/beside.ts'
import type { Danger, EditOdds } from '#screen/odds.ts'
import { shownCircle } from '#table/shown.ts'
import { nameOf } from '../../game/names.ts'
import { blastOf, type Shell } from '../../game/shells/burst.ts'
import { isOnBuilding } from '../../game/shells/shelling.ts'
import type { View } from '../../game/view.ts'
import { blastCasualties } from '../../procedures/blast-casualties.ts'
import { deviation } from '../../procedures/deviation.ts'
import { BURST_DIAMETER, SHRAPNEL_SPREAD } from '../../tables/index.ts'
import { fromInches } from '../../tables/table-top.ts'
import type { Ammo, DeviationKind } from '../../vocabulary.ts'
import { byTheDie } from './shots.ts'

/** How wide a burst is drawn. */
export const burstRadius = (weapon: Shell['weapon'], ammo: Ammo): number =>
  fromInches(BURST_DIAMETER[weapon] + (ammo === 'shrapnel' ? SHRAPNEL_SPREAD : 0)) / 2

/** The chance that a shell or grenade lands where it is aimed. */
export const onTargetOdds = (view: View, kind: DeviationKind, aim: Point): EditOdds => ({
  likely: {
    procedure: deviation,
    input: { kind, targetBuilding: isOnBuilding(view, aim), options: view.options },
    title: 'on target',
    holds: ({ onTarget }) => onTarget === true,
  },
})

const wounds = ({ ammo }: Shell): boolean => ammo === 'he' || ammo === 'shrapnel'

const resultsOf = (view: View, shell: Shell, at: Point): readonly number[] => {
  const { input } = blastOf(view, shell, at, true)
  return FACES[6].map(
    (face) =>
      blastCasualties.resolve(
        { ...input, specialists: false },
        ordinaryDice(() => face),
        SILENT,
      ).casualties,
  )
}

/** "five men in the burst, table 6; hit 3 on a 1, 2 on a 2 or 3, 1 on a 4 or 5, none on a 6" */
export const burstWords = (view: View, shell: Shell, at: Point): string => {
  if (!wounds(shell)) return shell.ammo === 'smoke' ? 'a puff of smoke' : 'a puff of gas'
  const { men, input } = blastOf(view, shell, at, true)
  const own = men.filter(({ unit }) => unit.side === shell.by).length
  if (men.length === 0) return 'nobody there'
  const { table } = blastCasualties.resolve(
    { ...input, specialists: false },
    ordinaryDice(() => 1),
    SILENT,
  )
  const among = own > 0 ? `, ${several(own, 'of them our own', 'of them our own')}` : ''
  if (table === 0)
    return `${several(men.length, 'man', 'men')} in the burst${among}; too weak to hurt them there`
  return `${several(men.length, 'man', 'men')} in the burst${among}; table ${table}; hit ${byTheDie(resultsOf(view, shell, at))}`
}

/** Who is under it, side by side and unit by unit. */
export const burstEffects = (view: View, shell: Shell, at: Point): readonly Danger[] => {
  const { men } = blastOf(view, shell, at, true)
  const units = [...new Set(men.map(({ unit }) => unit))]
  return units.map((unit) => {
    const under = men.filter((one) => one.unit === unit).length
    return {
      text: `${capitalised(nameOf(view, unit.id))}: ${several(under, 'man', 'men')} under it`,
      own: unit.side === shell.by,
    }
  })
}

/** The working of a burst that is on target. */
export const sheetsOfBurst = (view: View, shell: Shell, at: Point, title: string): readonly ShownSheet[] => {
  const { men, input } = blastOf(view, shell, at, true)
  if (!wounds(shell) || men.length === 0) return []
  const lines: TraceLine[] = []
  blastCasualties.resolve(
    { ...input, specialists: false },
    ordinaryDice(() => 1),
    writtenTrace(lines),
  )
  return [
    {
      title,
      head: ['How it is reckoned', '', 'Rule'],
      rows: lines
        .filter(({ clause }) => clause !== 'SK-CAS-01' && clause !== 'SK-STR-04')
        .map(({ text, value, clause }) => [
          text,
          typeof value === 'number' && !/figure|factor|table|column|across|blast|grenade/i.test(text)
            ? signed(value)
            : String(value ?? ''),
          clause,
        ]),
    },
    {
      title: 'Men hit by the die, if on target',
      head: FACES[6].map(String),
      rows: [resultsOf(view, shell, at).map(String)],
    },
  ]
}

export const burstArea = (weapon: Shell['weapon'], ammo: Ammo, at: Point, side: 0 | 1): Area => ({
  id: 'burst',
  style:
    ammo === 'gas' ? 'gas' : weapon === 'howitzer' || weapon === 'heavy-gun' ? 'fire-heavy' : 'fire-light',
  side,
  outline: shownCircle(at, burstRadius(weapon, ammo)),
})

import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, integer, missing } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { columnsFor, tableFor, throwCasualties, throwSpecialist } from '../reckoning/casualties.ts'
import { noted } from '../reckoning/modifiers.ts'
import { factorAt } from '../reckoning/ranges.ts'
import { SHELL_FIELDS, type Shell, type ShellTable, shellFault, shellTable } from '../reckoning/shell.ts'
import { BURST_DIAMETER, FIRE_COVER, SMALL_ARM_FACTORS } from '../tables/index.ts'
import { BURSTING, type Bursting } from '../vocabulary.ts'
import { menHit } from '../wording.ts'
import { figuresOf } from './weapon-figures.ts'

interface BlastCasualties {
  readonly inRange: boolean
  readonly table: number
  readonly columns: readonly number[]
  readonly burstDiameter: number
  readonly casualties: number
  readonly specialistHit: boolean
}

type Burst = Pick<ShellTable, 'inRange' | 'table' | 'burstDiameter'>
type Bomb = Omit<Shell, 'weapon'> & { readonly weapon: Bursting }

const isShell = <B extends Bomb>(bomb: B): bomb is B & Shell => bomb.weapon !== 'grenade'

/** SK-GRN-01, SK-GRN-03: a grenade is what it is, whoever throws it. */
const grenadeBurst = ({ range, cover, options }: Bomb, trace: Trace): Burst => {
  const burstDiameter = BURST_DIAMETER.grenade
  trace.note('SK-GRN-02', 'Burst across', burstDiameter)
  const base = range === undefined ? undefined : factorAt(SMALL_ARM_FACTORS.grenade, range)
  if (base === undefined) {
    trace.note('SK-GRN-01', 'Too far to throw')
    return { inRange: false, table: 0, burstDiameter }
  }
  trace.note('SK-GRN-01', 'Table of a grenade', base)
  if (options['grenade-modifiers'] === 'none') return { inRange: true, table: base, burstDiameter }
  const sheltered = base + noted(trace, 'SK-GRN-03', 'Target in cover', FIRE_COVER[cover])
  return { inRange: true, table: tableFor(sheltered, options, trace), burstDiameter }
}

/** SK-ART-23: smoke and gas shells hit nobody. */
const explodes = (bomb: Bomb): boolean => !isShell(bomb) || bomb.ammo === 'he' || bomb.ammo === 'shrapnel'

export const blastCasualties = procedure({
  name: 'blast-casualties',
  title: 'Men hit by a burst',
  clauses: [
    'SK-ART-04',
    'SK-ART-18',
    'SK-ART-19',
    'SK-ART-23',
    'SK-GRN-01',
    'SK-GRN-02',
    'SK-GRN-03',
    'SK-FIRE-12',
  ],
  input: checkedForm(
    { weapon: choice(BURSTING), ...SHELL_FIELDS, menInBlast: integer(0), specialists: flag() },
    (input) => {
      if (isShell(input)) return shellFault(input)
      return input.range === undefined ? missing('range') : undefined
    },
  ),
  resolve(input, dice, trace): BlastCasualties {
    const { menInBlast, options } = input
    const shell = isShell(input)
    const { inRange, table, burstDiameter } = shell ? shellTable(input, trace) : grenadeBurst(input, trace)
    const figures = figuresOf(shell ? 'gun' : 'grenade', 0, trace)
    const columns = columnsFor(figures, options, trace)
    trace.note('SK-ART-18', 'Men in the blast', menInBlast)
    let casualties = 0
    if (!explodes(input)) trace.note('SK-ART-23', 'This shell wounds nobody')
    else if (table >= 1 && menInBlast >= 1) {
      casualties = throwCasualties(table, figures, options, dice, trace)
      if (casualties > menInBlast) {
        casualties = menInBlast
        trace.note('SK-ART-19', 'No more men in the blast', casualties)
      }
    }
    const specialistHit = input.specialists && casualties > 0 && throwSpecialist(dice, trace)
    return { inRange, table, columns, burstDiameter, casualties, specialistHit }
  },
  outcome: ({ inRange, casualties, specialistHit }) => ({ inRange, casualties, specialistHit }),
  verdict({ inRange, table, casualties, specialistHit }) {
    if (!inRange) return 'Out of range: no burst.'
    return table === 0
      ? 'Nobody hit: the burst is too weak to hurt these men.'
      : menHit(casualties, specialistHit)
  },
})

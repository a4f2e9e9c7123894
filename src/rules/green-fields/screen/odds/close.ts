import type { Chancy } from '#kernel/procedure/procedure.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import type { AskedOdds } from '#screen/odds.ts'
import { targetOf } from '../../game/board/target.ts'
import type { LineUp } from '../../game/phases/close-assault/line-up.ts'
import { engagementOf, frontOf } from '../../game/phases/close-assault/posts.ts'
import {
  type Engagement,
  foughtOnSeveral,
  lossesTold,
  type Standing,
  TOLD_LOSSES,
} from '../../game/phases/close-assault/several.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { View } from '../../game/view.ts'
import type { Options } from '../../options.ts'
import { winnerOf } from '../../procedures/close-assault-round.ts'
import { scoreAgainst, volley } from '../../reckoning/volley.ts'
import { isRated } from '../naming.ts'
import { atLeast, type Counts } from './asking.ts'

interface SeveralFacings {
  readonly engagement: Engagement
  readonly options: Options
}

const standing = (fighters: Standing['defenders']): boolean => fighters.some(({ stands }) => stands)

/** The round of the game; each shot of it as fire on a stack, with all told that the next shot depends on. */
const SEVERAL: Chancy<SeveralFacings, Standing> = {
  resolve: ({ engagement, options }, dice) =>
    foughtOnSeveral(
      engagement,
      ({ targets, dice: count, told }) => {
        const score = () => scoreAgainst(targets, count, 'direct', 'attack', dice, SILENT)
        return volley(targets, score, 'direct', options, dice, SILENT, told)
      },
      dice,
      'by-facing',
    ),
  outcome: ({ attacks, defenders }) => ({
    winner: winnerOf(standing(attacks.flat()), standing(defenders)),
    attackerCasualties: lossesTold(attacks.flat()),
    defenderCasualties: lossesTold(defenders),
  }),
}

const COUNTS: Counts = [
  { title: 'attackers take it', holds: ({ winner }) => winner === 'attacker' },
  { title: 'defenders hold it', holds: ({ winner }) => winner === 'defender' },
  atLeast('attackerCasualties', TOLD_LOSSES, `attackers lose ${TOLD_LOSSES}+`),
  atLeast('defenderCasualties', TOLD_LOSSES, `defenders lose ${TOLD_LOSSES}+`),
]

/** A round for a zone, on one facing or on several, if all who are in it are known. */
export const closeOdds = (
  view: View,
  line: LineUp,
  { front, split }: Pick<PhaseOf<'close-assault'>, 'front' | 'split'>,
): readonly AskedOdds[] => {
  const { defenders, attacks } = line
  const [only, ...others] = attacks
  const known = [...defenders, ...attacks.flatMap(({ attackers }) => attackers)].every(isRated)
  if (!only || defenders.length === 0 || !known) return []
  const { options } = view
  if (others.length > 0) {
    const engagement = engagementOf(view, line, frontOf(line, front), split)
    return [{ title: 'This round', procedure: SEVERAL, input: { engagement, options }, counts: COUNTS }]
  }
  return [
    {
      title: 'This round',
      procedure: 'close-assault-round',
      input: {
        attackers: only.attackers.map((unit) => targetOf(view, unit)),
        defenders: defenders.map((unit) => targetOf(view, unit)),
        options,
      },
      counts: COUNTS,
    },
  ]
}

import { type Referee, referee } from '#kernel/procedure/referee.ts'
import { form } from '#kernel/procedure/schema.ts'
import { CARD, type Card } from '../armies/card.ts'
import { ARMIES } from '../armies/index.ts'
import { afterLosses } from '../effects/losses.ts'
import { sequence } from '../sequence/index.ts'
import { SIDES } from '../vocabulary.ts'
import { menWords, SIDE_NAMES } from '../wording.ts'

/** The rule set at a real table. */
export const REFEREE: Referee = referee<Card>({
  sides: SIDES,
  sideNames: SIDE_NAMES,
  settings: form({}),
  card: CARD,
  armies: ARMIES,
  marks: ({ men }) => [menWords(men)],
  gone: ({ men }) => men === 0,
  sequence,
  roles: {
    raid: [
      {
        title: 'Raiders',
        fits: ({ men }) => men > 0,
        prefill: ({ men }) => ({ raiders: men }),
        apply: (unit, { lost }) => afterLosses(unit, Number(lost)),
      },
      {
        title: 'Raided',
        of: 'enemy',
        fits: ({ men }) => men > 0,
        prefill: () => ({}),
        apply: (unit, { hits }) => afterLosses(unit, Number(hits)),
      },
    ],
  },
})

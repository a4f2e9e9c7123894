import { capitalised, words } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { nameOf } from '../../game/names.ts'
import { moraleCard } from '../../game/phases/morale/cards.ts'
import { specialOf } from '../../game/phases/morale/testing.ts'
import { battalionNamed } from '../../game/units.ts'
import { asked, told } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

const writingMorale = ({ view, side, phase: { battalion: id } }: Asked<'morale'>): Writing => {
  const battalion = battalionNamed(view, id)
  const own = battalion?.side === side
  const special = own && battalion ? specialOf(view, battalion) : undefined
  const cards = (view.cards?.hands[side] ?? []).flatMap((card) =>
    card && moraleCard(card, own) !== undefined ? [card] : [],
  )
  const edits: readonly Edit[] = [
    { title: 'Roll', order: told({ kind: 'morale', national: false }) },
    ...(special
      ? [{ title: `Roll with ${words(special)}`, order: told({ kind: 'morale', national: true }) }]
      : []),
    ...cards.map((card) => ({
      title: `Roll with the ${card}`,
      order: told({ kind: 'morale', national: false, card }),
    })),
  ]
  return asked(`${capitalised(nameOf(view, id))} tests its morale`, edits, 'Roll')
}

const writingStubborn = ({ view, phase: { battalion, result } }: Asked<'stubborn'>): Writing =>
  asked(
    `${capitalised(nameOf(view, battalion))}: ${words(result)}`,
    [
      { title: 'Stubborn Resistance: they stay', order: told({ kind: 'stubborn', use: true }) },
      { title: 'Let it be', order: told({ kind: 'stubborn', use: false }) },
    ],
    'They stay',
  )

export const MORALE_DESK: PhaseDesk<'morale'> = { writing: writingMorale }
export const STUBBORN_DESK: PhaseDesk<'stubborn'> = { writing: writingStubborn }

import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, integer, maybe, missing } from '#kernel/procedure/schema.ts'
import { capitalised, several, signed, words } from '#kernel/words.ts'
import { options } from '../options.ts'
import { D3, EVENT_CARDS, PIPS, RALLY_LOSSES, WIND } from '../tables/index.ts'
import { PLAYING_CARDS } from '../vocabulary.ts'

interface Drawn {
  readonly event: string
  readonly kind: 'beneficial' | 'detrimental' | 'dummy'
  readonly playNow: boolean
  readonly handOver: boolean
  readonly modifier: number
  readonly platoonsReturned?: number
  readonly windSpeed?: number
}

const DUMMY: Drawn = { event: 'dummy', kind: 'dummy', playNow: false, handOver: false, modifier: 0 }

export const eventCard = procedure({
  name: 'event-card',
  title: 'Event card',
  clauses: ['FF-EVT-01', 'FF-EVT-02'],
  input: checkedForm(
    { card: choice(PLAYING_CARDS), resolve: flag(), platoonsLost: maybe(integer(RALLY_LOSSES)), options },
    ({ card, resolve, platoonsLost }) =>
      resolve && card === 'QH' && platoonsLost === undefined ? missing('platoonsLost') : undefined,
  ),
  resolve({ card, resolve, platoonsLost = 0 }, dice, trace): Drawn {
    const known = EVENT_CARDS[card]
    if (!known) {
      trace.note('FF-EVT-01', 'A dummy', card)
      return { ...DUMMY }
    }
    const { event, modifier, handOver } = known
    const black = card.endsWith('C') || card.endsWith('S')
    trace.note('FF-EVT-02', 'Event', event)
    trace.note('FF-EVT-01', black ? 'Takes effect at once' : 'Kept until played')
    const drawn: Drawn = {
      event,
      kind: black ? 'detrimental' : 'beneficial',
      playNow: black,
      handOver,
      modifier,
    }
    if (resolve && card === 'QH') {
      const back = Math.min(platoonsLost, dice.pool(1, 6, D3, 'platoons returned').score)
      trace.note('FF-EVT-02', 'Platoons returned', back)
      return { ...drawn, platoonsReturned: back }
    }
    if (resolve && card === 'JS') {
      const windSpeed = WIND.release + dice.pool(WIND.dice, 6, PIPS, 'wind').score
      trace.note('FF-EVT-02', 'Speed of the wind', windSpeed)
      return { ...drawn, windSpeed }
    }
    return drawn
  },
  outcome: (drawn) => ({ ...drawn }),
  verdict({ event, kind, handOver, modifier, platoonsReturned, windSpeed }) {
    if (kind === 'dummy') return 'A dummy: nothing happens.'
    const title = capitalised(words(event)) + (modifier === 0 ? '' : ` (${signed(modifier)})`)
    if (platoonsReturned !== undefined) return `${title}: ${several(platoonsReturned, 'platoon')} back.`
    if (windSpeed !== undefined) return `${title}: ${windSpeed} cm a turn at the attacker.`
    if (handOver) return `${title}: the card goes to the enemy.`
    return kind === 'beneficial' ? `${title}: keep it until it is wanted.` : `${title}: takes effect at once.`
  },
})

import { fair, oneOf, type Random } from '../../../../src/kernel/chance/random.ts'
import { topPhase } from '../../../../src/kernel/game/phases.ts'
import { change } from '../../../../src/kernel/game/play.ts'
import { GAME } from '../../../../src/rules/flanders-fields/game/index.ts'
import { otherSide } from '../../../../src/rules/flanders-fields/game/sides.ts'
import type { Cards, State } from '../../../../src/rules/flanders-fields/game/state.ts'
import { hasSecretPoint } from '../../../../src/rules/flanders-fields/game/view.ts'
import { pointAt } from '../../../../src/rules/flanders-fields/tables/index.ts'
import type { Side } from '../../../../src/rules/flanders-fields/vocabulary.ts'
import { proveConformance } from '../../../conformance.ts'

/** A card of the hand for one of the pack. */
const otherHand = (cards: Cards, side: Side, random: Random): Cards => {
  const held = oneOf(random, cards.hands[side])
  const drawn = oneOf(random, cards.pack)
  if (held === undefined || drawn === undefined) return cards
  return {
    ...cards,
    pack: cards.pack.map((card) => (card === drawn ? held : card)),
    hands: { ...cards.hands, [side]: cards.hands[side].map((card) => (card === held ? drawn : card)) },
  }
}

const isDrawing = (state: State): boolean => topPhase(state)?.name === 'cards'

/** One battle or two of each period, and one of the players' own; all of them with `CONFORMANCE=all`, which takes ten minutes. */
const USUAL = [
  'first-battle',
  'gheluvelt-1914',
  'langemarck-1915',
  'flers-1916',
  'hamel-1918',
  'own-engagement',
]
const scenarios = GAME.scenarios.filter(({ id }) => process.env.CONFORMANCE === 'all' || USUAL.includes(id))

proveConformance(
  'flanders-fields',
  { ...GAME, scenarios },
  {
    maxOrders: 6000,
    battlesPerScenario: 1,
    options: [{ 'random-events': 'on' }],
    alterSecrets(state, unknownTo, random) {
      const enemy = otherSide(unknownTo === 'attacker' ? 'attacker' : 'defender')
      const elsewhere = () => pointAt({ x: fair(random, 60), y: fair(random, 60) })
      const units = state.units.map((unit) =>
        unit.side === enemy && unit.aim && hasSecretPoint(unit)
          ? { ...unit, aim: { ...unit.aim, at: elsewhere() } }
          : unit,
      )
      const plan = state.plans[enemy]
      const fires = plan?.fires.map((fire) => ({ ...fire, at: elsewhere() })) ?? []
      change(
        { state },
        {
          units,
          plans: plan ? { ...state.plans, [enemy]: { ...plan, fires } } : state.plans,
          // What is drawn follows from what is left in the pack.
          cards: state.cards && !isDrawing(state) ? otherHand(state.cards, enemy, random) : state.cards,
        },
      )
    },
    alterOrder: (_, order) => (order.kind === 'fire-plan' ? { kind: order.kind, points: [] } : undefined),
    // Nobody has a plan to write.
    openScenarios: ['first-battle', 'mons-1914'],
    imaginedBattles: 2,
    conserved: ({ scenario, objectives, battalions }) => ({
      table: [scenario.width, scenario.length],
      turns: scenario.turns,
      objectives: objectives.map(({ name, value }) => [name, value]),
      battalions: battalions.map(({ id, start }) => [id, start]),
    }),
  },
)

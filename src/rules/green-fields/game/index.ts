import type { Dice } from '../../../kernel/chance/dice.ts'
import type { Game, Refusal, ScenarioSummary, Side } from '../../../kernel/game/game.ts'
import { refuse } from '../../../kernel/procedure/refusal.ts'
import { success } from '../../../kernel/procedure/result.ts'
import type { Trace } from '../../../kernel/procedure/trace.ts'
import { SCENARIOS, scenarioNamed } from '../scenarios/index.ts'
import { OWN_CAMPAIGN, OWN_CAMPAIGN_WEEKS } from '../scenarios/own-campaign.ts'
import { apply } from './apply.ts'
import { copy } from './copy.ts'
import { eventView } from './event-view.ts'
import type { GameEvent } from './events.ts'
import { goOn } from './flow.ts'
import { GAUGES } from './gauges.ts'
import { settled } from './options.ts'
import { ORDER_SCHEMA, type PlayerOrder } from './orders.ts'
import { rulesOf } from './phases/index.ts'
import { begunPlay, change, type Play, tellOf } from './play.ts'
import { endByVerdict, endCampaign } from './scoring.ts'
import { stateOf } from './set-up.ts'
import { asSide, otherSide, type SideName, type State, topPhase } from './state.ts'
import { tell } from './tell.ts'
import { asNamed, type View, view } from './view.ts'

const pending = (state: State): readonly SideName[] => {
  const phase = topPhase(state)
  return phase && !state.ending ? rulesOf(phase).pending(state, phase) : []
}

const prompt = (state: State, side: SideName): string => {
  const phase = topPhase(state)
  if (!phase || state.ending) return 'The campaign is over.'
  const rules = rulesOf(phase)
  return rules.pending(state, phase).includes(side)
    ? rules.prompt(state, phase, side)
    : 'Your opponent is deciding.'
}

const check = (state: State, side: Side, order: PlayerOrder): Refusal | undefined => {
  const own = asSide(side)
  if (!own) return refuse('unknown-side', 'There is no such side in this campaign.')
  const phase = topPhase(state)
  if (!phase || state.ending) return refuse('over', 'The campaign is over.')
  if (order.kind === 'concede') return undefined
  if (order.kind === 'agree-to-end') {
    return state.agreed.includes(own)
      ? refuse('already-agreed', 'You have offered to end the campaign already.')
      : undefined
  }
  const rules = rulesOf(phase)
  if (!rules.pending(state, phase).includes(own)) return refuse('not-your-turn', prompt(state, own))
  return rules.check(state, phase, own, order)
}

/** The ways to stop that are open at any time. */
const playStop = (play: Play, side: SideName, kind: 'concede' | 'agree-to-end'): void => {
  if (kind === 'concede') {
    endCampaign(play, 'concession', otherSide(side))
    return
  }
  tellOf(play, { kind: 'would-end', side })
  change(play, { agreed: [...play.state.agreed, side] })
  if (play.state.agreed.length === 2) endByVerdict(play, 'agreement')
}

const playOrder = (play: Play, side: SideName, order: PlayerOrder): void => {
  if (order.kind === 'concede' || order.kind === 'agree-to-end') {
    playStop(play, side, order.kind)
    return
  }
  const phase = topPhase(play.state)
  if (!phase) return
  rulesOf(phase).play(play, phase, side, order)
  goOn(play)
}

const act = (
  state: State,
  side: Side,
  order: PlayerOrder,
  dice: Dice,
  trace?: Trace,
): readonly GameEvent[] => {
  const play = begunPlay(state, dice, trace)
  const own = asSide(side)
  if (own) playOrder(play, own, order)
  return play.events
}

const summary = (id: string, title: string, turnLimit: number): ScenarioSummary => ({
  id,
  title,
  sides: ['a', 'b'],
  turnLimit,
})

/** All of the state is replaced piece by piece. */
const REPLACED = [
  'options',
  'country',
  'terms',
  'units',
  'zones',
  'bridges',
  'armies',
  'tunnels',
  'boxes',
  'assault',
  'phases',
] as const

/** To The Green Fields Beyond! as a whole campaign. */
export const GAME: Game<State, PlayerOrder, GameEvent, View> = {
  version: 2,
  scenarios: [
    ...SCENARIOS.map(({ id, title, terms }) => summary(id, title, terms.weeks)),
    summary(OWN_CAMPAIGN.id, OWN_CAMPAIGN.title, OWN_CAMPAIGN_WEEKS),
  ],
  replaced: REPLACED,
  order: ORDER_SCHEMA,
  begin(id, options) {
    const agreed = settled(options)
    if (!agreed.ok) return agreed
    const { readings, campaign } = agreed.value
    const scenario = scenarioNamed(id, campaign, readings)
    return scenario.ok ? success(stateOf(scenario.value, readings)) : scenario
  },
  pending,
  prompt: (state, side) => prompt(state, asSide(side) ?? 'a'),
  choices(state, side) {
    const own = asSide(side)
    const phase = topPhase(state)
    if (!own || !phase || state.ending) return []
    const always = [
      { kind: 'concede', title: 'Concede', fields: {} },
      { kind: 'agree-to-end', title: 'Offer to end the campaign', fields: {} },
    ]
    return pending(state).includes(own) ? [...rulesOf(phase).choices(state, phase, own), ...always] : always
  },
  check,
  sample(state, side, random) {
    const phase = topPhase(state)
    const own = asSide(side)
    return phase && own ? rulesOf(phase).sample(state, phase, own, random) : { kind: 'concede' }
  },
  play: (state, side, order, dice, trace) => act(copy(state), side, order, dice, trace),
  apply,
  act,
  view,
  eventView,
  result: ({ ending }) => ending ?? undefined,
  // The assault that opens a campaign of 1914 is fought before its first week is over.
  turn: ({ week, terms }) => (week === 0 && terms.variation === '1914' ? 1 : Math.max(0, week)),
  losses: ({ armies }) => ({ a: { strength: armies.a.lost }, b: { strength: armies.b.lost } }),
  gauges: GAUGES,
  copy,
  tell: (state, event, viewer) => tell(viewer === undefined ? state : asNamed(state, viewer), event),
}

import {
  type Accepted,
  choice,
  either,
  form,
  integer,
  list,
  literal,
  maybe,
  measure,
  orNull,
  preset,
} from '#kernel/procedure/schema.ts'
import { BARRAGE_SPEED } from '../../../tables/index.ts'
import { at, cm, degrees, id, kind, MOST_STANDS } from '../forms.ts'

const MOST_TURNS = 30
/** Clouds and scheduled fires that any plan holds. */
const MOST_PLANNED = 40

const turn = () => integer(1, MOST_TURNS)

/** FF-PLAN-06: a rolling barrage by its speed, or by its near edge on every turn. */
const barrage = either(
  form({
    start: cm(),
    firstTurn: preset(turn(), 1),
    speed: preset(cm(), BARRAGE_SPEED.most),
    halts: preset(list(turn(), 0, MOST_TURNS), []),
  }),
  form({ edges: list(measure(-MOST_STANDS, MOST_STANDS), 1, MOST_TURNS) }),
)
export type BarrageOrder = Accepted<typeof barrage>

const gas = form({
  gas: id(),
  kind: choice(['offensive', 'denying']),
  ...at,
  turn: turn(),
  heading: degrees(),
})

const fires = form({ turn: turn(), weapon: choice(['heavy-artillery']), ...at })

/** FF-PLAN-09: as the scenario has it, or all of it written anew. */
export const PLAN_ORDERS = [
  form({
    kind: kind('fire-plan'),
    default: maybe(literal(true)),
    points: maybe(list(form({ battery: id(), ...at }), 0, MOST_STANDS)),
    barrage: maybe(orNull(barrage)),
    gas: maybe(list(gas, 0, MOST_PLANNED)),
    fires: maybe(list(fires, 0, MOST_PLANNED)),
  }),
] as const

import { fileOf } from '#kernel/game/battle/file.ts'
import type { LogEntry } from '#kernel/game/battle/log.ts'
import type { Side } from '#kernel/game/game.ts'
import { GAME as game } from '#rules/green-fields/game/index.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import type { TableTop } from '#screen/tabletop.ts'
import { courseOf } from '#study/replay/course.ts'
import { turnMarks } from '#study/replay/moments.ts'
import { entriesOf, reelOf } from '#study/replay/reel.ts'
import { reelFor } from '#study/replay/viewing.ts'
import { newBattle } from '#web/battle/beginning/begin.ts'
import { shotOf } from '#web/battle/replay/shot.ts'
import { type Scene, sceneOf } from '#web/battle/store/scene.ts'
import { formsOf } from '../../../stories/forms.ts'
import type { Fought } from './campaign.ts'

const tableTop: TableTop = TABLE_TOP

/** Two players at one device who throw their own dice. */
export const RECORD = newBattle(GREEN_FIELDS, {
  scenario: 'own-campaign',
  players: { a: 'human', b: 'human' },
  ownDice: true,
  seed: 1,
  options: {},
})

/** A line of the log with all that it opens to. */
export const opened = ({ turn, side, lines, dice, working, own }: LogEntry) => ({
  turn,
  side,
  lines,
  dice,
  working,
  own,
})

/** What stands beside the table when a unit or zone is chosen. */
const beside = ({ view, deciding = '' }: Scene, chosen: string | undefined) => {
  const writing = tableTop.writing(view, deciding, undefined, chosen)
  return {
    writing,
    areas: tableTop.areas(view, chosen, writing?.order),
    ...(chosen === undefined
      ? {}
      : { card: tableTop.card(view, chosen), stack: tableTop.stack?.(view, deciding, chosen) }),
    overlays: tableTop.overlays?.map(({ id }) => tableTop.overlay?.(view, deciding, id, chosen)),
  }
}

/** Everything that the screen shows the player whose turn it is, whatever he chooses. */
export const onScreen = ({ battle, log }: Fought, watcher: Side): Readonly<Record<string, unknown>> => {
  const { state } = battle
  const ground = tableTop.ground(game.view(state, 'umpire'))
  const scene = sceneOf(GREEN_FIELDS, tableTop, RECORD, battle, ground, log, undefined)
  if (scene.viewer !== watcher) throw new Error(`it is not the turn of ${watcher}`)
  const { view, deciding, prompt, turn, standing, undoTo, zones, secret } = scene
  const units = tableTop.units(view, deciding, undefined)
  const places = zones?.zones.map(({ name }) => `zone:${name}`) ?? []
  return {
    ground,
    plain: { deciding, prompt, turn, standing, mayUndo: undoTo !== undefined, secret },
    kept: game.summary(game.view(state, 'umpire')),
    zones,
    log: scene.log.map(opened),
    outcomes: scene.outcomes.map(({ results, moments }) => ({ results, moments })),
    units,
    pieces: tableTop.pieces(view, undefined),
    trackers: tableTop.trackers?.(view, deciding),
    offers: game.truce.offered(game.view(state, watcher)),
    chosen: [undefined, ...units.map(({ id }) => id), ...places].map((one) => beside(scene, one)),
  }
}

/** Everything that a replay and the report so far show a player while the battle goes on. */
export const onReplay = ({ battle }: Fought, watcher: Side): Readonly<Record<string, unknown>> => {
  const found = reelOf(GREEN_FIELDS, { ...RECORD, file: fileOf(battle) })
  if (!found.ok) throw new Error(found.error)
  const reel = reelFor(found.value, watcher)
  const log = entriesOf(reel, watcher)
  const { gauges, readings, points } = courseOf(reel, watcher)
  return {
    log: log.map((entry) => ({ ...opened(entry), number: entry.number })),
    marks: turnMarks(log),
    course: { gauges, readings, points: points.map(({ spans: _spans, ...point }) => point) },
    shots: Array.from({ length: log.length + 1 }, (_, at) => shotOf(reel, at, watcher, undefined)),
    report: formsOf(found.value, watcher),
  }
}

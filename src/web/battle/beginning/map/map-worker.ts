import type { Game } from '#kernel/game/game.ts'
import type { TableTop } from '#screen/tabletop.ts'
import { type Frame, type Subject, sketch } from './sketch.ts'

/* Paints the maps of scenarios, so that the page itself needs no rules for its list of them. */

const GAMES = import.meta.glob<Game>('../../../../rules/*/game/index.ts', { import: 'GAME' })
const TABLE_TOPS = import.meta.glob<TableTop>('../../../../rules/*/screen/index.ts', { import: 'TABLE_TOP' })

export interface Wanted {
  readonly ruleset: string
  readonly scenario: string
  readonly frame: Frame
}

const subjectOf = async ({ ruleset, scenario }: Wanted): Promise<Subject | undefined> => {
  const [game, tableTop] = await Promise.all([
    GAMES[`../../../../rules/${ruleset}/game/index.ts`]?.(),
    TABLE_TOPS[`../../../../rules/${ruleset}/screen/index.ts`]?.(),
  ])
  const begun = game?.begin(scenario, {})
  if (!game || !tableTop || !begun?.ok) return undefined
  const view = game.view(begun.value, 'umpire')
  const ground = tableTop.ground(view)
  const attacker = game.scenarios.find(({ id }) => id === scenario)?.sides[0]
  return {
    ground,
    zones: tableTop.zones?.(view),
    pieces: tableTop.pieces(view, undefined),
    looks: ground.sides.find(({ side }) => side === attacker)?.looks ?? 0,
  }
}

addEventListener('message', async ({ data, ports: [answer] }: MessageEvent<Wanted>) => {
  try {
    const subject = await subjectOf(data)
    const picture = subject && sketch(subject, data.frame)
    answer?.postMessage(picture, picture ? [picture] : [])
  } catch {
    // A card without its picture is still a card.
    answer?.postMessage(undefined)
  }
})

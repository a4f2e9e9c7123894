import { useEffect, useMemo, useState } from 'preact/hooks'
import '../battle.css'
import '../parts.css'
import '../frame/prompt-bar.css'
import '../panels/hand-over.css'
import '../replay/replay.css'
import './read-only.css'
import type { Viewer } from '#kernel/game/battle/log.ts'
import { several } from '#kernel/words.ts'
import { sideName } from '#screen/beside.ts'
import { isShown, type Shown } from '#study/replay/reel.ts'
import { viewersOf } from '#study/replay/viewing.ts'
import { turnTitle } from '#study/wording.ts'
import { Segments } from '../../form/segments.tsx'
import { loadPlayed } from '../../rulesets.ts'
import { Missing } from '../panels/missing.tsx'
import { WhoLooks } from '../replay/projection.tsx'
import { ReplayTable } from '../replay/replay-table.tsx'
import type { Shot } from '../replay/shot.ts'
import { type BattleRecord, humansOf } from '../storage/record.ts'
import { recordToLookAt } from '../storage/store.ts'
import { type KeptTurn, keptTurns } from '../storage/turns.ts'
import { tableData } from '../table/table-data.ts'

interface Stored {
  readonly record: BattleRecord
  readonly ruleset: Shown
  readonly turns: readonly KeptTurn[]
}

const loaded = async (id: string): Promise<Stored | string> => {
  const found = await recordToLookAt(id)
  if (!found.ok) return found.error
  const ruleset = await loadPlayed(found.value.file.ruleset)
  if (!ruleset || !isShown(ruleset)) return 'These rules cannot be played here'
  const turns = await keptTurns(id)
  return turns.length === 0
    ? 'No turn of this battle is kept on this device'
    : { record: found.value, ruleset, turns }
}

/** Rules of today may not know what to make of an old state. */
const attempted = <T,>(make: () => T): T | undefined => {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** How a battle stood at the end of each turn, as it was stored then: to be looked at under any rules. */
export const StoredTurnsScreen = ({ id }: { readonly id: string }) => {
  const [stored, setStored] = useState<Stored | string>()
  const [viewer, setViewer] = useState<Viewer>()
  useEffect(() => void loaded(id).then(setStored), [id])
  if (stored === undefined) return <main class="page" aria-busy="true" />
  if (typeof stored === 'string') return <Missing fault={stored} />
  const { record, ruleset, turns } = stored
  const ground = attempted(() => ruleset.tableTop.ground(ruleset.game.view(turns[0]?.state, 'umpire')))
  if (!ground) return <Missing fault="The rules of today cannot draw this battle any more" />
  const sides = ground.sides.map(({ side }) => side)
  const viewers = viewersOf(humansOf(record), sides, record.standing === 'over')
  const through = viewer ?? (viewers.includes('umpire') || viewers.length === 1 ? viewers[0] : undefined)
  if (through === undefined) return <WhoLooks reel={{ ground }} viewers={viewers} onChoose={setViewer} />
  return <StoredTurns {...stored} ground={ground} viewer={through} />
}

interface Props extends Stored {
  readonly ground: ReturnType<Shown['tableTop']['ground']>
  readonly viewer: Viewer
}

const StoredTurns = ({ record, ruleset, turns, ground, viewer }: Props) => {
  const [at, setAt] = useState(turns.length - 1)
  const turn = turns[at]
  const { game, tableTop } = ruleset
  const shot: Shot | undefined = useMemo(
    () =>
      attempted(() => {
        const view = game.view(turn?.state, viewer)
        const zones = tableTop.zones?.(view)
        const scene = { ruleset, tableTop, view, ground, zones, deciding: undefined, shared: false }
        return { view, data: tableData(scene, { unit: undefined, writing: undefined }) }
      }),
    [game, tableTop, ruleset, ground, turn, viewer],
  )
  const named = (one: KeptTurn): string => {
    if (one.orders === 0) return 'Begun'
    return one.turn === 0 ? 'Set up' : turnTitle(game, one.turn)
  }
  const seen = viewer === 'umpire' ? 'the umpire' : `the ${sideName(ground, viewer)}`
  return (
    <main class="replay stored-turns">
      <header class="battle-head">
        <a class="button" href={`/battle/${record.id}`}>
          ‹ Battle
        </a>
        <div class="where">
          <h1>{record.title}</h1>
          <p class="standing">{shot ? game.summary(shot.view) : ''}</p>
        </div>
        <div class="prompt" role="status">
          <span class="asked">
            {turn &&
              `${named(turn)}: as it stood after ${several(turn.orders, 'order')}, under version ${turn.rulesVersion} of the rules, seen by ${seen}.`}
          </span>
        </div>
      </header>
      <div class="battle-table">
        {shot ? (
          <ReplayTable reel={{ ruleset, ground }} shot={shot} onChoose={() => {}} />
        ) : (
          <p class="trouble">The rules of today cannot draw this turn any more.</p>
        )}
      </div>
      <div class="replay-side">
        <Segments
          name="stored-turn"
          title="Turns kept on this device"
          values={turns.map((one, i) => [String(i), named(one)])}
          value={String(at)}
          onChange={(value) => setAt(Number(value))}
        />
      </div>
    </main>
  )
}

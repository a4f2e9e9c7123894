import { batch } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { TableCalls, TableData } from '../../table/model.ts'
import { TableView } from '../../table/table.tsx'
import { momentMarks } from '../results/moment-marks.ts'
import { useMotion } from '../results/use-motion.ts'
import { ghostsNow } from '../store/drafts/advice.ts'
import { putBack } from '../store/drafts/drafting.ts'
import { follow, giveWritten, writeByHand, writingNow } from '../store/drafts/written.ts'
import { give } from '../store/giving.ts'
import { choose } from '../store/hand.ts'
import type { Scene } from '../store/scene.ts'
import type { BattleStore } from '../store/store.ts'
import { keepTurns, liesIn, turnFor, withTurn } from '../store/table-rotation.ts'
import { toldMarks } from '../store/told.ts'
import { useBattle } from '../store/use-battle.ts'
import { goOnFrom } from '../told/telling.ts'
import { type Handlers, tableCalls } from './table-calls.ts'
import { tableData } from './table-data.ts'

interface Props {
  readonly scene: Scene
  /** The odds are to be shown. */
  onOdds(): void
  /** The card of a unit is to be shown. */
  onCard(): void
}

/** What the player does on the table, as changes of what he has in hand. */
const handlersOf = (store: BattleStore, scene: Scene, onOdds: () => void): Handlers => {
  const { alone, held, overlays, picking, turns } = store
  return {
    writing: () => writingNow(store, scene),
    choose: (id, piece) =>
      batch(() => {
        goOnFrom(store)
        choose(store, id)
        held.value = undefined
        alone.value = piece
      }),
    give: (wanted) => void give(store, wanted),
    write: (wanted, nudged) => writeByHand(store, wanted, { nudged }),
    draw: (wanted, plan, nudged) => writeByHand(store, wanted, { plan, nudged }),
    misdraw: (plan, refusal) => {
      store.misdrawn.value = { plan, refusal }
    },
    putBack: (whole) => putBack(store, whole),
    giveWritten: () => giveWritten(store, scene),
    follow: (edit, atOnce) => follow(store, edit, atOnce),
    overlay: (id) => {
      const on = overlays.value
      overlays.value = on.includes(id) ? on.filter((one) => one !== id) : [...on, id]
    },
    take: (id) => {
      held.value = id
    },
    turned: (quarters) => {
      turns.value = withTurn(turns.value, scene, quarters)
      keepTurns(turns.value)
    },
    odds: onOdds,
    picked: (point) => {
      const now = picking.value
      if (!now) return
      picking.value = undefined
      if (now.atOnce) void give(store, now.order(point))
      else writeByHand(store, now.order(point))
    },
    pickCancelled: () => {
      picking.value = undefined
    },
  }
}

/** The table, with the order being written drawn on it. */
export const TablePane = ({ scene, onOdds, onCard }: Props) => {
  const store = useBattle()
  const unit = store.chosen.value
  const alone = store.alone.value
  const held = store.held.value
  const written = store.order.value
  const drawn = store.misdrawn.value?.plan ?? store.drawn.value
  const picking = store.picking.value
  const advice = store.advice.value
  const plan = store.staffPlan.value
  const advised = useMemo(() => ghostsNow(store, scene), [store, scene, advice, plan, written])
  const keysElsewhere = store.rolling.value !== undefined
  const turn = turnFor(store.turns.value, scene)
  const overlays = store.overlays.value
  const pointed = store.pointedAt.value
  const told = store.told.value
  const acknowledged = store.acknowledged.value
  const { stood, motion } = useMotion(scene)
  const marks = useMemo(
    () => [...stood, ...momentMarks(store, scene), ...(told ? toldMarks(told) : [])],
    [store, scene, told, acknowledged, stood],
  )
  const veiled = told?.lit !== undefined
  const data: TableData = useMemo(
    () =>
      tableData(scene, {
        unit,
        alone,
        held,
        writing: writingNow(store, scene),
        picking,
        drawn,
        advised,
        motion,
        keysElsewhere,
        turn,
        lies: liesIn(scene),
        overlays,
        pointed,
        marks,
        veiled,
        ...(scene.viewer === 'umpire' ? {} : { looks: scene.viewer }),
      }),
    [
      store,
      scene,
      unit,
      alone,
      held,
      written,
      drawn,
      advised,
      motion,
      picking,
      keysElsewhere,
      turn,
      overlays,
      pointed,
      marks,
      veiled,
    ],
  )
  const calls: TableCalls = useMemo(() => {
    const made = tableCalls(scene, handlersOf(store, scene, onOdds))
    return {
      ...made,
      card: (piece, at) => {
        made.card?.(piece, at)
        onCard()
      },
    }
  }, [store, scene, onOdds, onCard])
  return <TableView data={data} calls={calls} />
}

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { Still } from '#web/table/drawing/still.tsx'
import { groundPicture } from '#web/table/ground/sheet.ts'
import type { TableData } from '#web/table/model.ts'
import { tableData } from '../../table/table-data.ts'

interface Props {
  readonly ruleset: PlayedRuleset
  readonly scenario: string
  readonly options: unknown
  readonly title: string
  /** The ground alone: who stands on it is somebody's secret. */
  readonly bare?: boolean
}

/** Pixels across, and of the painted ground for each of them, so that it stays sharp in print. */
const WIDTH = 460
const SHARP = 1.5

/** The table as all may know it before the first order. */
const openingOf = (
  { game, tableTop }: PlayedRuleset,
  { ruleset, scenario, options, bare }: Props,
): TableData | undefined => {
  const begun = game?.begin(scenario, options)
  if (!game || !tableTop || !begun?.ok) return undefined
  const view = game.view(begun.value, 'umpire')
  const ground = tableTop.ground(view)
  const zones = tableTop.zones?.(view)
  const seen = { ruleset, tableTop, view, ground, zones, deciding: undefined, shared: true }
  const { overlays: _, ...data } = tableData(seen, { unit: undefined, writing: undefined })
  return { ...data, pieces: bare ? [] : data.pieces.filter(({ beside }) => !beside) }
}

/** The map of a scenario as its briefing shows it. */
export const BriefingMap = (props: Props) => {
  const { ruleset, scenario, options, title } = props
  const data = useMemo(() => openingOf(ruleset, props), [ruleset, scenario, options])
  const frame = useRef<HTMLDivElement>(null)
  const [ground, setGround] = useState<string>()
  useEffect(() => {
    if (data && frame.current) setGround(groundPicture(frame.current, data, WIDTH, SHARP))
  }, [data])
  return (
    <div ref={frame} class="briefing-map by-day">
      {data && ground && <Still data={data} ground={ground} width={WIDTH} label={`Map: ${title}`} />}
    </div>
  )
}

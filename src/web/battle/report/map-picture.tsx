import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Facts, Moment } from '#study/report/facts.ts'
import { Still } from '../../table/drawing/still.tsx'
import { groundPicture } from '../../table/ground/sheet.ts'
import { shotBetween } from '../replay/shot.ts'
import type { BattleRecord } from '../storage/record.ts'
import { sharePicture } from './picture-file.ts'

interface Props {
  readonly facts: Facts<BattleRecord>
  readonly moment: Moment
  /** The painted ground, when it is dry. */
  readonly ground: string | undefined
  readonly width: number
}

/** Pixels of the painted ground for each of the map, so that it stays sharp in print. */
export const SHARP = 1.5

/** The figures at the edge of the map, in pixels. */
export const EDGE = 48

/** The table at a moment of the battle; it leads to the replay there. */
export const MapPicture = ({ facts, moment, ground, width }: Props) => {
  const { reel, viewer } = facts
  const { at, id, since, state, title } = moment
  const { data } = useMemo(() => shotBetween(reel, since, state, viewer), [reel, since, state, viewer])
  const drawing = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    // Zones look otherwise at every moment; elsewhere the ground stays as it is.
    if (data.grid && ground && drawing.current) setOwn(groundPicture(drawing.current, data, width, SHARP))
  }, [data, ground, width])
  const painted = data.grid ? own : ground
  const [trouble, setTrouble] = useState<string>()
  const share = (): void => {
    const svg = drawing.current?.querySelector('svg')
    if (svg) void sharePicture(svg, `${reel.record.title}: ${title}`).then(setTrouble)
  }
  return (
    <figure class="map-picture" data-moment={id} style={{ '--map-width': `${width + EDGE}px` }}>
      <div ref={drawing} class="by-day">
        {painted && <Still data={data} ground={painted} width={width} label={`Map: ${title}`} />}
      </div>
      <figcaption>
        {title} <a href={`/battle/${reel.record.id}/replay#${at}`}>Replay from here</a>
        <button type="button" class="quiet screen-only" disabled={!painted} onClick={share}>
          Picture (PNG)<span class="unseen-words"> of {title}</span>
        </button>
        {trouble && <span role="alert">{trouble}</span>}
      </figcaption>
    </figure>
  )
}

import { useMemo } from 'preact/hooks'
import { Still } from '../../table/still.tsx'
import { shotOf } from '../replay/shot.ts'
import type { Facts, Moment } from './facts.ts'

interface Props {
  readonly facts: Facts
  readonly moment: Moment
  /** The painted ground, when it is dry. */
  readonly ground: string | undefined
  readonly width: number
}

/** The figures at the edge of the map, in pixels. */
export const EDGE = 48

/** The table at a moment of the battle; it leads to the replay there. */
export const MapPicture = ({ facts, moment, ground, width }: Props) => {
  const { reel } = facts
  const { at, since, title } = moment
  const { data } = useMemo(() => shotOf(reel, at, 'umpire', undefined, since), [reel, at, since])
  return (
    <figure class="map-picture" data-moment={at} style={{ '--map-width': `${width + EDGE}px` }}>
      {ground && <Still data={data} ground={ground} width={width} label={`Map: ${title}`} />}
      <figcaption>
        {title} <a href={`/battle/${reel.record.id}/replay#${at}`}>Replay from here</a>
      </figcaption>
    </figure>
  )
}

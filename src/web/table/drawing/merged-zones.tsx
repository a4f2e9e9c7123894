import { useEffect, useId, useMemo, useState } from 'preact/hooks'
import type { Area } from '#screen/area.ts'
import type { Size } from '#screen/ground.ts'
import { pathOf } from './shapes.tsx'
import { bearingParts, type Part } from './zone-parts.ts'

/** Shapes that many units have at once and that would hide the ground if each were drawn. */
export const isMerged = ({ style, outline }: Area): boolean =>
  ((style === 'zone' || style === 'danger') && (outline.shape === 'fan' || outline.shape === 'circle')) ||
  (style === 'zone' && outline.shape === 'polygon')

interface Props {
  readonly areas: readonly Area[]
  readonly table: Size
}

/** All zones of a side as one shade with one outline, and in each part how many bear on it. */
export const MergedZones = ({ areas, table }: Props) => {
  const groups = useMemo(() => {
    const found = new Map<string, Area[]>()
    for (const area of areas) {
      const key = `${area.style} side-${area.side ?? 'none'}`
      found.set(key, [...(found.get(key) ?? []), area])
    }
    return found
  }, [areas])
  return (
    <>
      {[...groups].map(([key, group]) => (
        <Merged key={key} kind={key} areas={group} table={table} />
      ))}
    </>
  )
}

/** In which part of dangerous zones how many bear, found when the zones themselves are on the screen. */
const useBearing = (areas: readonly Area[], table: Size): readonly Part[] => {
  const [found, setFound] = useState<{ readonly areas: readonly Area[]; readonly parts: readonly Part[] }>()
  useEffect(() => {
    if (areas[0]?.style !== 'danger') return
    const timer = setTimeout(() => setFound({ areas, parts: bearingParts(areas, table) }))
    return () => clearTimeout(timer)
  }, [areas, table])
  return found?.areas === areas ? found.parts : []
}

const Merged = ({ kind, areas, table }: Props & { kind: string }) => {
  const mask = `merged-${useId()}`
  const paths = areas.map(({ id, outline }) => ({ id, d: pathOf(outline, table) }))
  const parts = useBearing(areas, table)
  const { width, height } = table
  return (
    <g class={`merged ${kind}`}>
      <mask id={mask} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
        <rect class="outside" width={width} height={height} />
        {paths.map(({ id, d }) => (
          <path key={id} class="inside" d={d} />
        ))}
      </mask>
      <clipPath id={`${mask}-table`}>
        <rect width={width} height={height} />
      </clipPath>
      <g class="shade" clip-path={`url(#${mask}-table)`}>
        {paths.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      <g class="outline" mask={`url(#${mask})`}>
        {paths.map(({ id, d }) => (
          <path key={id} d={d} />
        ))}
      </g>
      {parts.map(({ at, count }) => (
        <g key={`${at.x} ${at.y}`} transform={`translate(${at.x} ${height - at.y})`}>
          <text class="upright" dy="0.35em">
            {count}
          </text>
        </g>
      ))}
    </g>
  )
}

import { useId } from 'preact/hooks'
import type { Area } from '#screen/area.ts'
import type { Size } from '#screen/ground.ts'
import { pathOf } from './shapes.tsx'

interface Props {
  /** What is seen. */
  readonly areas: readonly Area[]
  readonly table: Size
}

/** A table by night: dark but for what is seen, with the limit of sight about it. */
export const Darkness = ({ areas, table }: Props) => {
  const mask = `darkness-${useId()}`
  if (areas.length === 0) return null
  const { width, height } = table
  const seen = areas.map(({ outline }) => pathOf(outline, table)).join(' ')
  return (
    <g class="darkness">
      <mask id={mask} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
        <rect class="outside" width={width} height={height} />
        <path class="inside" d={seen} />
      </mask>
      <rect class="dark" width={width} height={height} mask={`url(#${mask})`} />
      <path class="limit" d={seen} mask={`url(#${mask})`} />
    </g>
  )
}

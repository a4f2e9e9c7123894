import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Area, Shape } from '#screen/area.ts'
import type { Size } from '#screen/ground.ts'
import { type ZoneGrid, zoneMiddle } from '#screen/zone-map.ts'
import { useLater } from '../../app/use-later.ts'
import { from } from '../body.ts'
import { isRedrawn, type Store } from '../store.ts'
import { Darkness } from './darkness.tsx'
import { Frame } from './frame.tsx'
import { GridFrame } from './grid-frame.tsx'
import { Hatches } from './hatches.tsx'
import { isMerged, MergedZones } from './merged-zones.tsx'
import { Names } from './names/names.tsx'
import { PieceToken } from './piece.tsx'
import { AreaShape, pathOf } from './shapes.tsx'

type Square = Extract<Shape, { readonly shape: 'square' }>

const isShelling = ({ style }: Area): boolean =>
  style === 'fire-light' || style === 'fire-heavy' || style === 'gas'

/** All that lies on the table but for what is being moved. Redrawn when the table changes, never when it is panned. */
export const Things = ({ store }: { store: Store }) => {
  const { width, height } = store.data.value.size
  const later = useLater()
  return (
    <svg class="table-things" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Drawing store={store} bare={!later} />
    </svg>
  )
}

/** The same without a sheet of its own; bare of the shades and names, which take longest, if it is to be quick. */
export const Drawing = ({ store, bare = false }: { store: Store; bare?: boolean }) => {
  const { size, areas, measure, grid, pieces, unmeasured = false } = store.data.value
  const beside = store.showPieces.value ? pieces.filter((piece) => piece.beside) : []
  const ranges = store.showRanges.value
  const lifted = useComputed(() => store.draft.value?.pieces[0]).value
  const redrawn = useComputed(() => isRedrawn(store)).value
  const { merged, ground, shelling, pins, inSight } = useMemo(() => {
    const shown = areas.filter(
      ({ style, template, written }) =>
        (ranges || (style !== 'zone' && style !== 'range')) &&
        (template === undefined || template !== lifted) &&
        !(written && redrawn),
    )
    const flat = shown.filter(({ style }) => style !== 'objective' && style !== 'in-sight')
    return {
      merged: flat.filter(isMerged),
      ground: flat.filter((area) => !isMerged(area)),
      shelling: flat.filter(isShelling),
      pins: shown.filter(({ style }) => style === 'objective'),
      inSight: shown.filter(({ style }) => style === 'in-sight'),
    }
  }, [areas, ranges, lifted, redrawn])
  return (
    <>
      {grid && <GridFrame size={size} grid={grid} pieces={beside} />}
      {!grid && !unmeasured && <Frame size={size} measure={measure} />}
      <Hatches scale={store.drawn.value} />
      <Darkness areas={inSight} table={size} />
      {!bare && <MergedZones areas={merged} table={size} />}
      {ground.map((area) => (
        <AreaShape key={area.id} area={area} table={size} bare={isShelling(area)} />
      ))}
      {grid && <Changes store={store} grid={grid} />}
      {pins.map((area) => (
        <AreaShape key={area.id} area={area} table={size} />
      ))}
      {store.showPieces.value && <Pieces store={store} />}
      <Shelling areas={shelling} table={size} />
      {!bare && <Names store={store} />}
    </>
  )
}

/** What was last done to the ground, said in the zones themselves. */
const Changes = ({ store, grid }: { store: Store; grid: ZoneGrid }) => {
  const { size } = store.data.value
  return (
    <>
      {store.changes.value.map(({ zone, words }) => (
        <AreaShape
          key={`${zone} ${words}`}
          area={{
            id: `changed-${zone}`,
            style: 'changed',
            outline: { shape: 'square', centre: zoneMiddle(grid, zone), side: grid.side * 0.96 },
            label: words,
          }}
          table={size}
        />
      ))}
    </>
  )
}

const Pieces = ({ store }: { store: Store }) => {
  const { pieces, selected, lit = [], size } = store.data.value
  const lifted = useComputed(() => store.draft.value?.pieces.join(' ') ?? '').value.split(' ')
  const hovered = store.hovered.value
  const scale = store.drawn.value
  const sideways = useComputed(() => store.camera.value.turn % 2 === 1).value
  // What is chosen lies on top, so that its ring is whole; the fallen lie at the bottom.
  const rank = (id: string, gone?: boolean) => (gone ? 0 : selected.includes(id) ? 2 : 1)
  const ordered = [...pieces].sort((a, b) => rank(a.id, a.gone) - rank(b.id, b.gone))
  return (
    <g class="pieces">
      {ordered.map((piece) => (
        <PieceToken
          key={piece.id}
          piece={piece}
          table={size}
          scale={scale}
          sideways={sideways}
          selected={selected.includes(piece.id)}
          lit={piece.id === hovered || lit.includes(piece.id)}
          lifted={lifted.includes(piece.id)}
        />
      ))}
    </g>
  )
}

/** Sheaves and gas once more as outlines over the pieces, so that none is hidden by what it falls on. */
const Shelling = ({ areas, table }: { areas: readonly Area[]; table: Size }) => (
  <g class="shelling">
    {areas.map(({ id, style, outline, number, side = 0 }) => (
      <g key={id} class={`area ${style} side-${side}`}>
        <path class="casing" d={pathOf(outline, table)} />
        <path class="line" d={pathOf(outline, table)} />
        {number !== undefined && outline.shape === 'square' && (
          <Depth outline={outline} number={number} table={table} />
        )}
      </g>
    ))}
  </g>
)

/** How often a square is stacked, at its corner. */
const Depth = ({ outline, number, table }: { outline: Square; number: number; table: Size }) => {
  const { centre, side, heading = 0 } = outline
  const at = from({ centre, heading }, side * 0.32, side * 0.32)
  return (
    <g transform={`translate(${at.x} ${table.height - at.y})`}>
      <g class="upright">
        <circle class="badge" />
        <text class="times" dy="0.35em">
          {number}
        </text>
      </g>
    </g>
  )
}

import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { Frame } from './frame.tsx'
import { placeLabels } from './labels.ts'
import type { Size, Terrain } from './model.ts'
import { PieceToken } from './piece.tsx'
import { AreaShape, middleOf } from './shapes.tsx'
import { pieceOf, type Store } from './store.ts'

/** All that lies on the table but for what is being moved. Redrawn when the table changes, never when it is panned. */
export const Things = ({ store }: { store: Store }) => {
  const { width, height } = store.data.value.size
  return (
    <svg class="table-things" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Drawing store={store} />
    </svg>
  )
}

/** The same without a sheet of its own. */
export const Drawing = ({ store }: { store: Store }) => {
  const { size, terrain, areas, measure } = store.data.value
  const ranges = store.showRanges.value
  const shown = areas.filter(({ style }) => ranges || (style !== 'zone' && style !== 'range'))
  const ground = shown.filter(({ style }) => style !== 'objective')
  const pins = shown.filter(({ style }) => style === 'objective')
  return (
    <>
      <Frame size={size} measure={measure} />
      {ground.map((area) => (
        <AreaShape key={area.id} area={area} table={size} />
      ))}
      <PlaceNames store={store} terrain={terrain} table={size} />
      {pins.map((area) => (
        <AreaShape key={area.id} area={area} table={size} />
      ))}
      {store.showPieces.value && <Pieces store={store} />}
      {store.showPieces.value && <Names store={store} />}
    </>
  )
}

const Pieces = ({ store }: { store: Store }) => {
  const { pieces, selected, lit = [], size } = store.data.value
  const lifted = useComputed(() => store.draft.value?.pieces.join(' ') ?? '').value.split(' ')
  const hovered = store.hovered.value
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
          selected={selected.includes(piece.id)}
          lit={piece.id === hovered || lit.includes(piece.id)}
          lifted={lifted.includes(piece.id)}
        />
      ))}
    </g>
  )
}

const Names = ({ store }: { store: Store }) => {
  const { units, pieces, selected, size, areas } = store.data.value
  const turn = useComputed(() => store.camera.value.turn).value
  const scale = store.drawn.value
  const labels = useMemo(() => {
    const wanted = selected.flatMap((id) => pieceOf(store, id)?.unit ?? [])
    return placeLabels(units, pieces, wanted, { scale, turn }, { size, areas })
  }, [store, units, pieces, selected, scale, turn, size, areas])
  return (
    <g class="names">
      {labels.map(({ unit, side, text, at, letters }) => (
        <g key={unit} transform={`translate(${at.x} ${size.height - at.y})`}>
          <text class={`upright side-${side}`} dy="0.35em" style={{ '--letters': letters }}>
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

const PlaceNames = (props: { store: Store; terrain: readonly Terrain[]; table: Size }) => {
  const { store, terrain, table } = props
  const turn = useComputed(() => store.camera.value.turn).value
  return (
    <g class="place-names">
      {terrain.map(
        (one) => one.name && <PlaceName key={one.id} terrain={one} table={table} round={turn === 2} />,
      )}
    </g>
  )
}

/** A strip so much longer than deep has its name along its edge. */
const STRIP = 8

/** The name of a place: in the middle of an area, below a small one, over the end of a trench. */
const PlaceName = ({ terrain, table, round }: { terrain: Terrain; table: Size; round: boolean }) => {
  const { outline, name, kind } = terrain
  const small = kind === 'bunker' || kind === 'building' || kind === 'bridge'
  const strip = outline.shape === 'rectangle' && outline.x2 - outline.x1 > STRIP * (outline.y2 - outline.y1)
  const end = strip && (round ? { x: outline.x1, y: outline.y1 } : { x: outline.x2, y: outline.y2 })
  const at = end || middleOf(outline)
  return (
    <g class={`place-name ${kind}`} transform={`translate(${at.x} ${table.height - at.y})`}>
      {end ? (
        <text class="strip" dx="-0.4em" dy="-0.3em">
          {name}
        </text>
      ) : (
        <text class="upright" dy={small ? '1.6em' : '0.35em'}>
          {name}
        </text>
      )}
    </g>
  )
}

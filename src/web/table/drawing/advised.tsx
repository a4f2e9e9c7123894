import type { Store } from '../store.ts'
import { PieceToken } from './piece.tsx'
import { AreaShape } from './shapes.tsx'

/** What the staff would do, as ghosts over what stands. */
export const Advised = ({ store }: { store: Store }) => {
  const { advised, pieces, size } = store.data.value
  if (!advised || !store.showPieces.value) return null
  const standing = new Map(pieces.map((piece) => [piece.id, piece]))
  return (
    <g class="advised">
      {advised.areas.map((area) => (
        <AreaShape key={area.id} area={area} table={size} />
      ))}
      {advised.pieces.map((place) => {
        const piece = standing.get(place.id)
        return (
          piece && (
            <PieceToken
              key={place.id}
              piece={{ ...piece, ...place }}
              table={size}
              scale={store.drawn.value}
              sideways={store.camera.value.turn % 2 === 1}
              ghost="advised"
            />
          )
        )
      })}
    </g>
  )
}

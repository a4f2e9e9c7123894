import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { pieceOf, type Store } from '../../store.ts'
import { placeFlags } from './flag-places.ts'
import { FlagSign } from './flag-sign.tsx'
import { placeLabels } from './labels.ts'
import { measuredLetters } from './letters.ts'
import { MarkRow } from './mark-row.tsx'

/** Names of units, objectives and places, with the marks of units and the flags of ground; placed anew when the camera rests. */
export const Names = ({ store }: { store: Store }) => {
  const { units, pieces, selected, size, areas, terrain, grid } = store.data.value
  const turn = useComputed(() => store.camera.value.turn).value
  const scale = store.drawn.value
  const shown = store.showPieces.value
  const widthOf = useMemo(measuredLetters, [])
  const flags = useMemo(
    () => placeFlags(areas, shown ? pieces : [], { scale, turn }),
    [areas, pieces, shown, scale, turn],
  )
  const labels = useMemo(() => {
    const wanted = selected.flatMap((id) => pieceOf(store, id)?.unit ?? [])
    return placeLabels(
      shown ? units : [],
      shown ? pieces : [],
      wanted,
      { scale, turn },
      { size, areas, terrain, flags, widthOf, ...(grid ? { grid } : {}) },
    )
  }, [store, units, pieces, selected, scale, turn, size, areas, terrain, flags, grid, shown, widthOf])
  return (
    <g class="names">
      {flags.map((flag) => (
        <FlagSign key={flag.id} flag={flag} table={size} />
      ))}
      {labels.map(({ id, of, style, text, at, letters, leads, lean, marks }) => (
        <g key={`${of} ${id}`} class={`name-of-${of}`}>
          {leads && (
            <path
              class={`leads ${style}`}
              d={`M${leads.x} ${size.height - leads.y} L${at.x} ${size.height - at.y}`}
            />
          )}
          <g transform={`translate(${at.x} ${size.height - at.y})`}>
            <g class="upright">
              <text
                class={style}
                dy="0.35em"
                style={{ '--letters': letters }}
                {...(lean === undefined ? {} : { transform: `rotate(${lean.toFixed(1)})` })}
              >
                {text}
              </text>
            </g>
          </g>
          {marks && <MarkRow marks={marks} table={size} turn={turn} />}
        </g>
      ))}
    </g>
  )
}

import { useRef } from 'preact/hooks'
import { give } from '../store/giving.ts'
import { choose } from '../store/hand.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'

/** A list with one of it taken out and put in before another. */
export const reordered = (units: readonly string[], from: number, to: number): readonly string[] => {
  const moved = units[from]
  if (moved === undefined || to < 0 || to >= units.length) return units
  const rest = units.filter((_, i) => i !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** Who stands one behind the other where the chosen unit or zone is; put in another order by buttons, keys or dragging. */
export const StackPanel = ({ scene, unit }: { scene: Scene; unit: string | undefined }) => {
  const store = useBattle()
  const { tableTop, view, deciding } = scene
  // Not drawn, and read by whichever drawing a drop falls on.
  const dragged = useRef<number | undefined>(undefined)
  const stack = unit === undefined ? undefined : tableTop.stack?.(view, deciding, unit)
  if (!stack) return null
  const { title, units, order } = stack
  const ids = units.map(({ id }) => id)
  const move = (from: number, to: number): void => {
    if (!order || to < 0 || to >= ids.length || from === to) return
    void give(store, order(reordered(ids, from, to)))
  }
  return (
    <section class="stack" aria-label="Stack">
      <h3>{title}</h3>
      <ol>
        {units.map(({ id, name, text }, i) => (
          <li
            key={id}
            class={id === unit ? 'now' : ''}
            draggable={order !== undefined}
            onDragStart={() => {
              dragged.current = i
            }}
            onDragOver={(event) => order && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged.current !== undefined) move(dragged.current, i)
              dragged.current = undefined
            }}
          >
            <button
              type="button"
              class="quiet who"
              aria-pressed={id === unit}
              aria-label={order ? `${name}. Alt and arrows move it in the stack.` : name}
              title={text}
              onClick={() => choose(store, id)}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                event.preventDefault()
                move(i, event.key === 'ArrowUp' ? i - 1 : i + 1)
              }}
            >
              {name}
            </button>
            {order && (
              <>
                <button
                  type="button"
                  disabled={i === 0}
                  aria-label={`${name} one wave forward`}
                  onClick={() => move(i, i - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  disabled={i === units.length - 1}
                  aria-label={`${name} one wave back`}
                  onClick={() => move(i, i + 1)}
                >
                  ↓
                </button>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

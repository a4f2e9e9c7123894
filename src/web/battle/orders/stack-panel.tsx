import { useState } from 'preact/hooks'
import { chosen } from '../store/hand.ts'
import { give } from '../store/running.ts'
import type { Scene } from '../store/scene.ts'
import { reordered } from './reordered.ts'

/** Who stands one behind the other where the chosen unit or zone is; put in another order by buttons, keys or dragging. */
export const StackPanel = ({ scene, unit }: { scene: Scene; unit: string | undefined }) => {
  const { tableTop, view, deciding } = scene
  const [dragged, drag] = useState<number>()
  const stack = unit === undefined ? undefined : tableTop.stack?.(view, deciding, unit)
  if (!stack) return null
  const { title, units, order } = stack
  const ids = units.map(({ id }) => id)
  const move = (from: number, to: number): void => {
    if (!order || to < 0 || to >= ids.length || from === to) return
    void give(order(reordered(ids, from, to)))
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
            onDragStart={() => drag(i)}
            onDragOver={(event) => order && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) move(dragged, i)
              drag(undefined)
            }}
          >
            <button
              type="button"
              class="quiet who"
              aria-pressed={id === unit}
              aria-label={order ? `${name}. Alt and arrows move it in the stack.` : name}
              title={text}
              onClick={() => {
                chosen.value = id
              }}
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

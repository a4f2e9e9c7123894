import { useLayoutEffect, useRef } from 'preact/hooks'
import { capitalised } from '#kernel/words.ts'
import { writingNow } from '../store/drafts/written.ts'
import { choose } from '../store/hand.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'

/** The units of both sides, with their status, order and whether they have acted. */
export const OrderOfBattle = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const { game, tableTop, view, deciding, ground } = scene
  const units = tableTop.units(view, deciding, writingNow(store, scene)?.order)
  const list = useRef<HTMLElement>(null)
  const now = store.chosen.value
  useLayoutEffect(() => {
    if (now !== undefined)
      list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [now])
  // Whoever has to decide finds his own units first.
  const shown = ground.sides
    .map((one, index) => ({ ...one, index }))
    .sort((a, b) => Number(b.side === deciding) - Number(a.side === deciding))
  return (
    <section ref={list} class="order-of-battle" aria-label="Order of battle">
      {shown.map(({ side, name, index }) => (
        <div key={side} class={`side-${index}`}>
          <h3>{name}</h3>
          {game.words.figures !== undefined && <p class="hint">{game.words.figures}</p>}
          <ul>
            {units
              .filter((unit) => unit.side === index)
              .sort((a, b) => Number(a.gone) - Number(b.gone))
              .map((unit) => (
                <li key={unit.id}>
                  <button
                    type="button"
                    class={`unit${unit.todo ? ' todo' : ''}${unit.gone ? ' gone' : ''}`}
                    aria-pressed={now === unit.id}
                    onClick={() => choose(store, unit.id)}
                  >
                    <span class="unit-name">{capitalised(unit.name)}</span>
                    <span class="unit-state">
                      {unit.strength} {unit.status}
                      {!unit.gone && unit.order !== '' && `, ${unit.order}`}
                    </span>
                    <span class="unit-tick">
                      {unit.done && !unit.gone && (
                        <span role="img" aria-label="done">
                          ✓
                        </span>
                      )}
                      {unit.todo && (
                        <span role="img" aria-label="to do">
                          ●
                        </span>
                      )}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

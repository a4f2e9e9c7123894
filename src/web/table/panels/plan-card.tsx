import { effect } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { cornersOf } from '../body.ts'
import { toScreen } from '../camera/camera.ts'
import { around } from '../drawing/names/label-places.ts'
import { cancelPlan, confirmPlan } from '../input/planning.ts'
import { figure } from '../lengths.ts'
import { type Store, whereNow } from '../store.ts'
import { PlateLines } from './plate-lines.tsx'

/** What a plan costs and whether it may be, beside what is moved; with a tick and a cross once the hand has let go. */
export const PlanCard = ({ store }: { store: Store }) => {
  const card = useRef<HTMLDivElement>(null)
  const planned = store.planned.value
  const open = planned !== undefined
  // Its size changes with what is said on it.
  useLayoutEffect(() => {
    if (card.current) place(store, card.current)
  })
  useLayoutEffect(() => {
    if (!open) return
    return effect(() => {
      if (card.current) place(store, card.current)
    })
  }, [store, open])
  if (!planned) return null
  const { measure } = store.data.value
  const { unit, length, digits } = measure
  const held = store.holding.value
  return (
    <div ref={card} class={`plan-card ${planned.legal ? 'legal' : 'illegal'}${held ? ' held' : ''}`}>
      {planned.text === undefined ? (
        <p class="spent">
          <span>
            <b>{figure(planned.used, length, digits)}</b> {unit} used
          </span>
          <span class={planned.left < 0 ? 'over' : ''}>
            <b>{figure(Math.abs(planned.left), length, digits)}</b> {unit}{' '}
            {planned.left < 0 ? 'too far' : 'left'}
          </span>
        </p>
      ) : (
        planned.text !== '' && <p class="told">{planned.text}</p>
      )}
      <PlateLines lines={planned.lines} />
      {planned.reason && (
        <p class="reason">
          {planned.reason}
          {planned.clause && (
            <>
              {' '}
              (<a href={planned.clause.href}>{planned.clause.name}</a>)
            </>
          )}
        </p>
      )}
      {!held && (
        <p class="answer">
          {!planned.writes && (
            <button type="button" class="yes" disabled={!planned.legal} onClick={() => confirmPlan(store)}>
              <span aria-hidden="true">✓</span> Confirm
            </button>
          )}
          <button type="button" onClick={() => cancelPlan(store)}>
            <span aria-hidden="true">✕</span> Put it back
          </button>
        </p>
      )}
    </div>
  )
}

const GAP = 26

/** Right of what is moved, else left, else below or above; on a phone the style sheet docks it. */
const place = (store: Store, card: HTMLElement): void => {
  const camera = store.camera.value
  const view = store.view.value
  store.holding.value
  const spots = (store.planned.value?.ghosts ?? []).flatMap(({ id }) => {
    const piece = whereNow(store, id)
    return piece ? cornersOf(piece).map((corner) => toScreen(camera, view, corner)) : []
  })
  for (const { outline } of store.planned.value?.shapes ?? []) {
    if (outline.shape !== 'square') continue
    const { centre, side, heading: turned = 0 } = outline
    const square = { centre, heading: turned, width: side, depth: side }
    spots.push(...cornersOf(square).map((corner) => toScreen(camera, view, corner)))
  }
  if (spots.length === 0) return
  const box = around(spots)
  const { offsetWidth: width, offsetHeight: height } = card
  const beside = (box.top + box.bottom - height) / 2
  const under = (box.left + box.right - width) / 2
  const choices = [
    { left: box.right + GAP, top: beside },
    { left: box.left - GAP - width, top: beside },
    { left: under, top: box.bottom + GAP },
    { left: under, top: box.top - 2 * GAP - height },
  ]
  const chosen =
    choices.find(
      ({ left, top }) => left >= 0 && top >= 0 && left + width <= view.width && top + height <= view.height,
    ) ?? choices[2]
  const left = Math.min(Math.max(chosen?.left ?? 0, 4), view.width - width - 4)
  const top = Math.min(Math.max(chosen?.top ?? 0, 4), view.height - height - 4)
  card.style.setProperty('--left', `${Math.round(left)}px`)
  card.style.setProperty('--top', `${Math.round(top)}px`)
}

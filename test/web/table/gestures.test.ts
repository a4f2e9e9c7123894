import { describe, expect, test } from 'vitest'
import {
  deadline,
  type Gesture,
  gestureStep,
  IDLE,
  type Input,
  type Intent,
  type PointerKind,
  type Target,
} from '#web/table/input/gestures.ts'
import { type WheelMemory, wheelIntent } from '#web/table/input/wheel.ts'

const GROUND: Target = { on: 'ground' }
const OWN: Target = { on: 'piece', piece: 'a', draggable: true }
const ENEMY: Target = { on: 'piece', piece: 'e', draggable: false }
const at = (left: number, top: number) => ({ left, top })

const down = (
  target: Target,
  left: number,
  top: number,
  more: Partial<Input & { type: 'down' }> = {},
): Input => ({
  type: 'down',
  id: 1,
  at: at(left, top),
  time: 0,
  kind: 'mouse',
  secondary: false,
  target,
  modifiers: { add: false, single: false },
  ...more,
})
const move = (left: number, top: number, time = 10, id = 1): Input => ({
  type: 'move',
  id,
  at: at(left, top),
  time,
})
const up = (left: number, top: number, time = 100, id = 1): Input => ({
  type: 'up',
  id,
  at: at(left, top),
  time,
})
const touch = { kind: 'touch' as PointerKind }

const play = (...inputs: readonly Input[]): { gesture: Gesture; intents: Intent[]; does: string[] } => {
  let gesture = IDLE
  const intents: Intent[] = []
  for (const input of inputs) {
    const [next, out] = gestureStep(gesture, input)
    gesture = next
    intents.push(...out)
  }
  return { gesture, intents, does: intents.map(({ does }) => does) }
}

describe('gestures', () => {
  test('a click that hardly moves is a tap', () => {
    expect(play(down(OWN, 50, 50), move(52, 51), up(52, 51)).intents).toMatchObject([
      { does: 'tap', target: OWN },
    ])
  })

  test('two quick taps in one place are a double tap, slow or far ones are not', () => {
    const second = (time: number, left: number) => [down(GROUND, left, 50, { time }), up(left, 50, time + 50)]
    expect(play(down(GROUND, 50, 50), up(50, 50), ...second(200, 53)).does).toEqual(['tap', 'double-tap'])
    expect(play(down(GROUND, 50, 50), up(50, 50), ...second(900, 55)).does).toEqual(['tap', 'tap'])
    expect(play(down(GROUND, 50, 50), up(50, 50), ...second(200, 150)).does).toEqual(['tap', 'tap'])
    expect(play(down(OWN, 50, 50), up(50, 50), ...second(200, 53)).does).toEqual(['tap', 'tap'])
  })

  test('dragging the ground or an enemy pans', () => {
    for (const target of [GROUND, ENEMY]) {
      const { intents, gesture } = play(down(target, 0, 0), move(20, 5), move(30, 5), up(30, 5))
      expect(intents).toEqual([
        { does: 'pan', right: 20, down: 5 },
        { does: 'pan', right: 10, down: 0 },
      ])
      expect(gesture).toEqual(IDLE)
    }
  })

  test('dragging an own piece moves it and drops it', () => {
    const { does, intents } = play(down(OWN, 0, 0), move(20, 0), move(40, 0, 30), up(40, 0))
    expect(does).toEqual(['drag-start', 'drag', 'drag', 'drop'])
    expect(intents[2]).toEqual({ does: 'drag', from: at(0, 0), at: at(40, 0) })
  })

  test('a short stop in a drag bends the path, once', () => {
    const { gesture } = play(down(OWN, 0, 0), move(20, 0, 10))
    expect(deadline(gesture)).toBe(610)
    const [stopped, out] = gestureStep(gesture, { type: 'tick', time: 610 })
    expect(out).toEqual([{ does: 'stop' }])
    expect(deadline(stopped)).toBeUndefined()
    const [trembling] = gestureStep(stopped, move(21, 0, 700))
    expect(deadline(trembling)).toBeUndefined()
    const [again] = gestureStep(trembling, move(40, 0, 800))
    expect(deadline(again)).toBe(1400)
  })

  test('a right click in mid-drag takes a bend back and the drag goes on', () => {
    const { does, gesture } = play(
      down(OWN, 0, 0),
      move(20, 0),
      down(GROUND, 20, 0, { id: -1, secondary: true }),
    )
    expect(does.at(-1)).toBe('secondary')
    expect(gesture.is).toBe('dragging')
  })

  test('two fingers pan and zoom about their middle', () => {
    const { intents } = play(
      down(GROUND, 100, 100, touch),
      down(GROUND, 200, 100, { ...touch, id: 2 }),
      move(300, 100, 10, 2),
    )
    expect(intents).toEqual([
      { does: 'pan', right: 50, down: 0 },
      { does: 'zoom', at: at(200, 100), factor: 2 },
    ])
  })

  test('a second finger leaves what was dragged where it is', () => {
    const { does, gesture } = play(
      down(OWN, 0, 0, touch),
      move(50, 0),
      down(GROUND, 200, 100, { ...touch, id: 2 }),
    )
    expect(does.at(-1)).toBe('drop')
    expect(gesture.is).toBe('pinching')
  })

  test('when one of two fingers is lifted the other pans on', () => {
    const { intents } = play(
      down(GROUND, 100, 100, touch),
      down(GROUND, 200, 100, { ...touch, id: 2 }),
      up(100, 100, 50, 1),
      move(210, 105, 60, 2),
    )
    expect(intents).toEqual([{ does: 'pan', right: 10, down: 5 }])
  })

  test('a long press shows the card and is no tap; a mouse has none', () => {
    const { gesture } = play(down(ENEMY, 10, 10, touch))
    const [held, out] = gestureStep(gesture, { type: 'tick', time: deadline(gesture) ?? 0 })
    expect(out).toEqual([{ does: 'long-press', target: ENEMY, at: at(10, 10) }])
    expect(gestureStep(held, up(10, 10))).toEqual([IDLE, []])
    expect(deadline(play(down(ENEMY, 10, 10)).gesture)).toBeUndefined()
  })

  test('a drag that the system takes away is cancelled', () => {
    expect(play(down(OWN, 0, 0), move(20, 0), { type: 'cancel', id: 1 }).does.at(-1)).toBe('drag-cancel')
  })
})

describe('the wheel', () => {
  const turn = (deltaX: number, deltaY: number, time = 0, memory?: WheelMemory, ctrlKey = false) =>
    wheelIntent({ deltaX, deltaY, deltaMode: 0, ctrlKey, time }, memory)

  test('a notch of a mouse zooms, up is nearer', () => {
    expect(turn(0, -100)[0]).toMatchObject({ does: 'zoom' })
    const [near] = turn(0, -100)
    const [far] = turn(0, 100)
    expect(near.does === 'zoom' && near.factor).toBeGreaterThan(1)
    expect(far.does === 'zoom' && far.factor).toBeLessThan(1)
  })

  test('two fingers on a trackpad pan, even when they grow fast', () => {
    const [intent, memory] = turn(3, 4)
    expect(intent).toEqual({ does: 'pan', right: -3, down: -4 })
    expect(turn(0, 80, 50, memory)[0]).toEqual({ does: 'pan', right: -0, down: -80 })
  })

  test('a pinch zooms', () => {
    expect(turn(0, 2, 0, undefined, true)[0].does).toBe('zoom')
  })

  test('a wheel that counts lines zooms', () => {
    expect(
      wheelIntent({ deltaX: 0, deltaY: 3, deltaMode: 1, ctrlKey: false, time: 0 }, undefined)[0].does,
    ).toBe('zoom')
  })
})

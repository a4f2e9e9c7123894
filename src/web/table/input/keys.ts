/** What a key means at the table. */
export type Command =
  | { readonly does: 'pan'; readonly right: number; readonly down: number }
  | { readonly does: 'nudge'; readonly right: number; readonly down: number; readonly fine: boolean }
  | { readonly does: 'turn-body'; readonly by: number }
  | { readonly does: 'zoom'; readonly factor: number }
  | { readonly does: 'turn-table'; readonly quarters: number }
  | { readonly does: 'next-unit'; readonly step: 1 | -1 }
  | { readonly does: 'measure'; readonly kind: 'ruler' | 'sight' }
  | {
      readonly does:
        | 'fit'
        | 'centre'
        | 'bend'
        | 'unbend'
        | 'enter'
        | 'cancel'
        | 'hide-pieces'
        | 'ranges'
        | 'words'
        | 'overlays'
        | 'key'
        | 'card'
        | 'next-base'
        | 'odds'
    }

export interface Keystroke {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What the keyboard is busy with: moving a plan, moving the cross of a pick or ruler, or neither. */
export type Busy = 'plan' | 'cross' | 'none'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const LETTERS: Readonly<Record<string, readonly [number, number]>> = {
  a: [-1, 0],
  d: [1, 0],
  w: [0, -1],
  s: [0, 1],
}
/** 1/100 degree a press. */
const TURN = 500
const FINE_TURN = 100

export const commandOf = (stroke: Keystroke, busy: Busy, byZones = false): Command | undefined => {
  // Ctrl and Alt belong to the screen and the browser: undo, end of phase, find.
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return undefined
  const { key, shiftKey } = stroke
  const arrow = ARROWS[key]
  if (arrow) {
    const [right, down] = arrow
    // On a table of zones the arrows always go from zone to zone.
    return busy === 'none' && !byZones
      ? { does: 'pan', right, down }
      : { does: 'nudge', right, down, fine: shiftKey }
  }
  const letter = LETTERS[key.toLowerCase()]
  if (letter) return { does: 'pan', right: letter[0], down: letter[1] }
  switch (key) {
    case 'Tab':
      return { does: 'next-unit', step: shiftKey ? -1 : 1 }
    case 'Enter':
      return { does: 'enter' }
    case 'Escape':
      return { does: 'cancel' }
    case ' ':
      return { does: busy === 'plan' ? 'bend' : 'centre' }
    case 'Backspace':
      return busy === 'plan' ? { does: 'unbend' } : undefined
    case '+':
    case '=':
      return { does: 'zoom', factor: 1.25 }
    case '-':
      return { does: 'zoom', factor: 0.8 }
    case '0':
      return { does: 'fit' }
  }
  switch (key.toLowerCase()) {
    case 'q':
      return { does: 'turn-body', by: shiftKey ? -FINE_TURN : -TURN }
    case 'e':
      return { does: 'turn-body', by: shiftKey ? FINE_TURN : TURN }
    case 'f':
      return { does: 'turn-table', quarters: shiftKey ? 1 : 2 }
    case 'h':
      return { does: 'hide-pieces' }
    case 'r':
      return { does: 'ranges' }
    case 'm':
      return { does: 'measure', kind: 'ruler' }
    case 'l':
      return { does: 'measure', kind: 'sight' }
    case 't':
      return { does: 'words' }
    case 'v':
      return { does: 'overlays' }
    case 'k':
      return { does: 'key' }
    case 'c':
      return { does: 'card' }
    case 'b':
      return { does: 'next-base' }
    case 'o':
      return { does: 'odds' }
  }
  return undefined
}

/** What the keys do, for the list of keys. */
export const TABLE_KEYS = [
  ['Arrows, W A S D', 'move the table; on zones the arrows go from zone to zone'],
  ['+ − 0', 'nearer, farther, whole table'],
  ['Space', 'centre on what is chosen; while moving: bend the way'],
  ['Tab, Shift+Tab', 'next, previous unit with something to do'],
  ['Enter', 'begin a move; confirm'],
  ['Arrows (Shift: fine)', 'move the unit, the ruler or the mark'],
  ['Q, E (Shift: fine)', 'turn the unit or the sheaf left, right; Shift and wheel do the same'],
  ['b', 'take the next base of the unit alone'],
  ['Backspace', 'take the last bend back'],
  ['Esc', 'cancel'],
  ['m, l', 'ruler, line of sight'],
  ['r, h', 'ranges and arcs on and off; hide pieces'],
  ['f, Shift+F', 'turn the table half round, a quarter'],
  ['t', 'the table in words'],
  ['v', 'what to show over a table of zones'],
  ['k', 'the key of the map'],
  ['c', 'card of the chosen unit'],
  ['o', 'odds'],
] as const

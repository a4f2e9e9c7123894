import type { Dice } from '#kernel/chance/dice.ts'
import { facesOf } from '#kernel/chance/dice.ts'
import { ordinaryDice } from '#kernel/chance/rolled.ts'
import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { orderedUnits } from '../delegated.ts'

/** Dice whose faces go by what they are thrown for. */
export interface KeyedDice {
  readonly dice: Dice
  /** Says whose order the next dice are for. */
  heed(turn: number, side: Side, order: AnyOrder): void
}

const mixed = (hash: number, value: number): number => {
  let next = Math.imul(hash ^ value, 0x9e3779b1)
  next ^= next >>> 15
  next = Math.imul(next, 0x85ebca77)
  return (next ^ (next >>> 13)) >>> 0
}

const mixedText = (hash: number, text: string): number => {
  let next = hash
  for (let i = 0; i < text.length; i++) next = mixed(next, text.charCodeAt(i))
  return next
}

/**
 * The same order of the same unit in the same turn finds the same dice, whatever was thrown before it: two continuations that
 * differ in one order have the same luck in all others, and what is left between them is the difference that the order makes.
 */
export const keyedDice = (seed: number): KeyedDice => {
  const times = new Map<string, number>()
  let base = seed
  let thrown = 0
  return {
    dice: ordinaryDice((die, why) => {
      const faces = facesOf(die)
      return faces[mixed(mixedText(base, why), thrown++) % faces.length] ?? 0
    }),
    heed(turn, side, order) {
      const key = `${turn} ${side} ${order.kind} ${orderedUnits(order).join()}`
      const before = times.get(key) ?? 0
      times.set(key, before + 1)
      base = mixed(mixedText(seed, key), before)
      thrown = 0
    },
  }
}

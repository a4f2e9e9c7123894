import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBattle } from '#kernel/game/battle/file.ts'
import { courseOf } from '#study/replay/course.ts'
import { reel } from './reels.ts'

const FOLDER = new URL('../battles/passchendaele/', import.meta.url)

const storedReel = (name: string) => {
  const read = readBattle(readFileSync(new URL(name, FOLDER), 'utf8'))
  if (!read.ok) throw new Error(read.error[0]?.message)
  return reel({ title: name, players: {}, file: read.value, whys: [], takenBack: 0 })
}

/** What happens to somebody, and is nothing that he does. */
const MISHAP = /^(.+?) (?:is no more|(?:stays|is) disordered|loses .+)\b/

const names = readdirSync(FOLDER).filter((name) => name.startsWith('one-trench.'))

test.each(names)('%s: nobody gains by what befalls his own men', (name) => {
  const made = storedReel(name)
  const { tableTop, game } = made.ruleset
  const units = tableTop.units(game.view(made.start, 'umpire'), undefined, undefined)
  const { points } = courseOf(made, 'umpire')
  const mishaps = points.filter(({ deed, swing }) => {
    const whom = MISHAP.exec(deed.text)?.[1]
    return units.some((unit) => unit.name === whom && unit.side === (swing > 0 ? 0 : 1))
  })
  expect(mishaps.map(({ deed }) => deed.text)).toEqual([])
})

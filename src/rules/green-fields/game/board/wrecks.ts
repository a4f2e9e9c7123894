import { tellOf } from '#kernel/game/play.ts'
import { SIDES, TANKS } from '../../vocabulary.ts'
import { changeArmy, changeZone, type Play } from '../play.ts'
import { otherSide, type SideName } from '../sides.ts'
import type { Unit } from '../unit.ts'
import { NO_WRECKS, type Zone, type ZoneNumber } from '../zone.ts'
import { zoneAt } from './zones.ts'

type Wrecks = Zone['wrecks']

const more = (wrecks: Wrecks, side: SideName, strength: number): Wrecks => ({
  ...wrecks,
  [side]: wrecks[side] + strength,
})

/** GF-DATE-06: tanks lost in a zone, in whatever phase, stay there. */
export const leaveWrecks = (play: Play, { type, side, place, revealed }: Unit, strength: number): void => {
  if (!TANKS.some((tank) => tank === type)) return
  const { wrecks, unseenWrecks } = zoneAt(play.state, place)
  changeZone(play, place, {
    wrecks: more(wrecks, side, strength),
    ...(revealed ? {} : { unseenWrecks: more(unseenWrecks, side, strength) }),
  })
}

/** Whoever takes a zone sees what lies there. */
export const seeWrecks = (play: Play, zone: ZoneNumber): void => {
  const { a, b } = zoneAt(play.state, zone).unseenWrecks
  if (a + b > 0) changeZone(play, zone, { unseenWrecks: NO_WRECKS })
}

/** GF-DATE-06: Germans drag home the enemy's wrecks from the ground they hold when an assault ends. */
export const recoverWrecks = (play: Play): void => {
  for (const side of SIDES) {
    const { nation, recovered } = play.state.armies[side]
    if (nation === 'german') {
      const found = wrecksFor(play, side)
      if (found === 0) continue
      tellOf(play, { kind: 'wrecks-recovered', side, strength: found })
      changeArmy(play, side, { recovered: recovered + found })
    }
  }
}

/** The enemy's wrecks on the ground of a side, taken off the map. */
const wrecksFor = (play: Play, side: SideName): number => {
  const enemy = otherSide(side)
  let found = 0
  play.state.zones.forEach(({ owner, wrecks, unseenWrecks }, zone) => {
    if (owner !== side || wrecks[enemy] === 0) return
    found += wrecks[enemy]
    changeZone(play, zone, {
      wrecks: { ...wrecks, [enemy]: 0 },
      unseenWrecks: { ...unseenWrecks, [enemy]: 0 },
    })
  })
  return found
}

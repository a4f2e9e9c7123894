import { reachesZone } from '../../game/phases/bombardment/guns.ts'
import { hasDiceFor, mayShell, mayUseGas } from '../../game/phases/bombardment/plans.ts'
import type { Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { advancesOf, bestAdvance } from '../assault/advance.ts'
import {
  breaks,
  coverIn,
  fighterOf,
  lossOf,
  opportunityDice,
  savesOnTheMove,
  TYPICAL_FOE,
} from '../estimates.ts'
import { around, foesIn, isOurs, lurking, type Situation } from '../situation.ts'
import type { Advance } from '../weighing.ts'
import { type Aim, effect, type Shoot } from './shoots.ts'

/** A zone from which the enemy would fire into an attack, and what it is worth to blind him with gas. */
interface Screen {
  readonly zone: ZoneNumber
  readonly worth: number
}

/** Where the attackers stand when the enemy fires: before the first step onto his ground. */
const lastOwnZone = (situation: Situation, { units, path }: Advance): ZoneNumber => {
  let at = units[0]?.place ?? 0
  for (const next of path) {
    if (!isOurs(situation, next) || foesIn(situation, next).length > 0) break
    at = next
  }
  return at
}

/** Dice that whoever is in a zone may fire at passers-by. */
const fireFrom = (situation: Situation, zone: ZoneNumber): number => {
  let dice = lurking(situation, zone) * opportunityDice(TYPICAL_FOE)
  for (const foe of foesIn(situation, zone)) {
    if (foe.status === 'steady') dice += opportunityDice(fighterOf(foe))
  }
  return dice
}

const screensFor = (situation: Situation): readonly Screen[] => {
  const { view, side, thresholds } = situation
  if (!mayUseGas(view, side)) return []
  const attack = bestAdvance(advancesOf(situation, []))
  const [leading] = attack?.units ?? []
  if (!attack || !leading || attack.worth < thresholds.screen.attack) return []
  const at = lastOwnZone(situation, attack)
  const leader = fighterOf(leading)
  const saves = savesOnTheMove(leader, coverIn(situation, at, 'none'))
  return around(situation, at)
    .filter((zone) => mayShell(view, side, zone))
    .map((zone) => {
      const loss = lossOf(fireFrom(situation, zone), saves, leader)
      return { zone, worth: loss + thresholds.screen.broken * breaks(loss, leader) }
    })
    .sort((one, other) => other.worth - one.worth)
}

/** What a battery adds to the bombardment it has a part in. */
const addedBy = (gun: Unit, aims: readonly Aim[], shoots: readonly Shoot[]): number => {
  const aim = aims.find((one) => one.gun === gun)
  const shoot = shoots.find(({ zone }) => zone === aim?.zone)
  if (!aim || !shoot) return 0
  const guns = aims.filter(({ zone }) => zone === aim.zone).map((one) => one.gun)
  return (
    effect(shoot, guns) -
    effect(
      shoot,
      guns.filter((one) => one !== gun),
    )
  )
}

/** GF-AMOV-03, GF-AART-03: nobody fires through gas, so one battery blinds a zone that would fire into our attack. */
export const screened = (
  situation: Situation,
  guns: readonly Unit[],
  planned: readonly Aim[],
  shoots: readonly Shoot[],
): readonly Aim[] => {
  let aims = planned
  for (const { zone, worth } of screensFor(situation)) {
    let spare: Unit | undefined
    let least = worth
    for (const gun of guns) {
      if (!reachesZone(situation.view, gun, zone) || !hasDiceFor(situation.view, gun, zone)) continue
      if (aims.some((aim) => aim.gun === gun && aim.mission === 'gas')) continue
      const added = addedBy(gun, aims, shoots)
      if (added < least) {
        least = added
        spare = gun
      }
    }
    const battery = spare
    if (battery) aims = [{ gun: battery, zone, mission: 'gas' }, ...aims.filter(({ gun }) => gun !== battery)]
  }
  return aims
}

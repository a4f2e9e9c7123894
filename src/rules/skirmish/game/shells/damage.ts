import { change, tellOf } from '#kernel/game/play.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint, shapeHolds } from '#kernel/geometry/shape.ts'
import { structureDamage } from '../../procedures/structure-damage.ts'
import { vehicleHit } from '../../procedures/vehicle-hit.ts'
import { wireGap } from '../../procedures/wire-gap.ts'
import { fromInches, ON_SECTION, SECTION } from '../../tables/table-top.ts'
import type { Ammo, Artillery, Hit, Structure } from '../../vocabulary.ts'
import { isInMountedArc } from '../board/arcs.ts'
import { modelOf } from '../board/bases.ts'
import { nearestOn, pointOn } from '../board/centreline.ts'
import { damageTo, isDestroyed } from '../board/ground.ts'
import { sectionAt } from '../board/lines.ts'
import { settled } from '../board/room.ts'
import { fieldOf, type Line } from '../field.ts'
import { fall, wreck } from '../harm/losses.ts'
import { askWhoFalls } from '../harm/naming.ts'
import { changeUnit, changeVehicle, mark, type Play, unitNow } from '../play.ts'
import type { Unit, Work } from '../state.ts'
import { mountedWeapon } from '../weapons.ts'

/** What a shell does beside hitting men. */
export interface Battering {
  readonly at: Point
  readonly radius: number
  readonly weapon: Artillery
  readonly ammo: Ammo
  /** SK-STR-04 */
  readonly table: number
  /** Who fired, and from which direction if he aimed, for naming a weapon of a vehicle (SK-VEH-10). */
  readonly by: 'a' | 'b'
  readonly from: Point | null
  readonly marked: boolean
}

const batter = (
  play: Play,
  battering: Battering,
  id: string,
  type: Structure,
  section: number,
  hit: Hit,
): void => {
  const { table, ammo } = battering
  const before = damageTo(play.state, id, section)
  const { loss, remaining, destroyed } = structureDamage.resolve(
    { structure: type, damage: before, table, hit, ammo, options: play.state.options },
    play.dice,
    play.trace,
  )
  if (loss === 0) return
  const works = play.state.works
  const found = works.find((work) => work.id === id)
  const damage = [...(found?.damage ?? [])]
  for (let i = damage.length; i <= section; i++) damage.push(0)
  damage[section] = before + loss
  const now: Work = { id, damage }
  change(play, { works: found ? works.map((work) => (work === found ? now : work)) : [...works, now] })
  tellOf(play, { kind: 'battered', structure: id, type, loss, remaining, destroyed })
}

/** SK-STR-08, SK-STR-12: those who were inside stand in the rubble, in line on its middle. */
const leaveRubble = (play: Play, house: string): void => {
  for (const { id, inside } of play.state.units) {
    if (inside !== house) continue
    changeUnit(play, id, { inside: null, formation: 'line' })
    const figures = settled(play.state, unitNow(play, id))
    if (figures) changeUnit(play, id, { figures })
  }
}

const batterHouses = (play: Play, battering: Battering): void => {
  const { at, radius } = battering
  for (const house of fieldOf(play.state.scenario).houses) {
    if (isDestroyed(play.state, house) || shapeGapToPoint(house.shape, at) > radius) continue
    batter(play, battering, house.id, house.kind, 0, shapeHolds(house.shape, at) ? 'direct' : 'near')
    if (isDestroyed(play.state, house)) leaveRubble(play, house.id)
  }
}

/** SK-STR-08: whoever is on a bridge that falls is lost. */
const batterBridges = (play: Play, battering: Battering): void => {
  const { at, radius } = battering
  for (const bridge of fieldOf(play.state.scenario).bridges) {
    if (isDestroyed(play.state, bridge) || shapeGapToPoint(bridge.shape, at) > radius) continue
    batter(play, battering, bridge.id, bridge.kind, 0, shapeHolds(bridge.shape, at) ? 'direct' : 'near')
    if (!isDestroyed(play.state, bridge)) continue
    for (const { id, figures, where } of play.state.units) {
      if (where !== 'table') continue
      const on = figures.filter((figure) => shapeHolds(bridge.shape, figure.at)).map((figure) => figure.id)
      fall(play, id, on, 'dead', 'collapse')
    }
  }
}

/** SK-STR-03, SK-STR-09: the nearest section within half an inch is hit directly, others that the circle touches nearly. */
const batterSections = (play: Play, battering: Battering, line: Line): void => {
  const { at, radius } = battering
  if (line.kind !== 'fence' && line.kind !== 'wall') return
  const on = nearestOn(line.line, at)
  const direct = on.off <= fromInches(ON_SECTION) ? sectionAt(line, on.along) : undefined
  for (let section = 0; section < line.sections; section++) {
    if (isDestroyed(play.state, { id: line.id, kind: line.kind }, section)) continue
    const from = pointOn(line.line, section * fromInches(SECTION))
    const to = pointOn(line.line, Math.min(line.length, (section + 1) * fromInches(SECTION)))
    const off = distance(nearestOn([from, to], at).at, at)
    if (section !== direct && off > radius) continue
    batter(play, battering, line.id, line.kind, section, section === direct ? 'direct' : 'near')
  }
}

/** SK-STR-06, SK-STR-07 */
const cutWire = (play: Play, { at, radius, weapon, ammo }: Battering, line: Line): void => {
  const on = nearestOn(line.line, at)
  if (line.kind !== 'wire' || on.off > radius) return
  const { gapInches } = wireGap.resolve({ weapon, ammo, options: play.state.options }, play.dice, play.trace)
  if (gapInches === 0) return
  const half = fromInches(gapInches) / 2
  const gap = {
    line: line.id,
    from: Math.max(0, on.along - half),
    to: Math.min(line.length, on.along + half),
  }
  change(play, { gaps: [...play.state.gaps, gap] })
  tellOf(play, { kind: 'wire-cut', wire: line.id, inches: gapInches })
}

/** SK-VEH-10: a weapon whose arc holds the firer; of plotted fire any. */
const bears = (unit: Unit, id: string, from: Point | null): boolean => {
  const weapon = mountedWeapon(id)
  return from === null || (weapon !== undefined && isInMountedArc(unit, weapon, from))
}

/** SK-VEH-01, SK-VEH-10: value lost, and perhaps one of its weapons. */
const hitVehicles = (play: Play, battering: Battering): void => {
  const { at, radius, table, ammo, by, from, marked } = battering
  for (const unit of play.state.units) {
    const hull = modelOf(unit)
    if (!unit.vehicle || unit.vehicle.destroyed || unit.where !== 'table' || !hull) continue
    const far = gapToPoint(hull, at)
    if (far > radius) continue
    const hit: Hit = far <= 0 ? 'direct' : 'near'
    const { vehicle } = unit
    const working = vehicle.weapons.filter((id) => !vehicle.weaponsHit.includes(id))
    const struck = vehicleHit.resolve(
      {
        vehicle: vehicle.vehicle,
        damage: vehicle.damage,
        table,
        hit,
        ammo,
        gunsWorking: working.length,
        options: play.state.options,
      },
      play.dice,
      play.trace,
    )
    changeVehicle(play, unit.id, { damage: vehicle.damage + struck.loss, underFire: true })
    const { loss, remaining, destroyed } = struck
    if (loss > 0) tellOf(play, { kind: 'vehicle-hit', unit: unit.id, loss, remaining, destroyed })
    if (struck.gunKnockedOut) {
      const rank = (id: string): number =>
        ['light-gun', 'hmg', 'lmg'].findIndex((kind) => id.startsWith(kind))
      const bearing = working.filter((id) => bears(unit, id, from))
      const among = (bearing.length > 0 ? bearing : working).toSorted((one, other) => rank(one) - rank(other))
      const asked = play.state.options['name-losses'] === 'all' ? among : among.slice(0, 1)
      askWhoFalls(play, {
        side: by,
        unit: unit.id,
        what: 'weapon',
        among: asked,
        count: 1,
        cause: 'artillery',
        marked,
      })
    }
    if (destroyed && !marked) wreck(play, unit.id)
  }
}

/** SK-ART-22, SK-GEN-29: a burst on the model of a weapon or a wagon. */
export const hitModels = (play: Play, at: Point, marked: boolean): void => {
  for (const unit of play.state.units) {
    const model = modelOf(unit)
    if (unit.weapon === null || unit.vehicle || unit.where !== 'table' || !model || gapToPoint(model, at) > 0)
      continue
    if (marked) mark(play, unit.id, { weaponHit: true })
    else loseWeapon(play, unit.id)
  }
}

/** SK-ART-36: the crew goes on as a unit on foot. */
export const loseWeapon = (play: Play, id: string): void => {
  changeUnit(play, id, { weapon: null, limbered: false })
  tellOf(play, { kind: 'weapon-lost', unit: id, weapon: '' })
}

/** SK-ART-35: everything a high-explosive shell does to works, wire and vehicles. */
export const batterAll = (play: Play, battering: Battering): void => {
  if (battering.ammo === 'he') {
    batterHouses(play, battering)
    batterBridges(play, battering)
    for (const line of fieldOf(play.state.scenario).lines) {
      batterSections(play, battering, line)
      cutWire(play, battering, line)
    }
  }
  hitVehicles(play, battering)
}

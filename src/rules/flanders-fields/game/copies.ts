/*
 * Copies of what the state is made of, with some fields changed. Every field is written out so that all copies of a kind share
 * one hidden class: a spread makes another wherever it stands, and reading the fields then takes an eighth longer.
 */
import type { Heading } from '#kernel/geometry/angle.ts'
import { type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Battalion, Stand, StandFacts, State, Unit } from './state.ts'

/** What is known of a stand, on a base of this size. */
export const standOn = (base: Footprint, centre: Point, heading: Heading, facts: StandFacts): Stand =>
  isDisc(base)
    ? {
        centre,
        heading,
        radius: base.radius,
        id: facts.id,
        type: facts.type,
        side: facts.side,
        unit: facts.unit,
        markers: facts.markers,
        below: facts.below,
        wire: facts.wire,
        water: facts.water,
        stowed: facts.stowed,
        revealed: facts.revealed,
        realigned: facts.realigned,
        fellBack: facts.fellBack,
        column: facts.column,
        house: facts.house,
      }
    : {
        centre,
        heading,
        width: base.width,
        depth: base.depth,
        id: facts.id,
        type: facts.type,
        side: facts.side,
        unit: facts.unit,
        markers: facts.markers,
        below: facts.below,
        wire: facts.wire,
        water: facts.water,
        stowed: facts.stowed,
        revealed: facts.revealed,
        realigned: facts.realigned,
        fellBack: facts.fellBack,
        column: facts.column,
        house: facts.house,
      }

/** A stand as if it stood elsewhere; where nothing is said it looks the same way. */
export const standAt = (stand: Stand, centre: Point, heading: Heading = stand.heading): Stand =>
  standOn(stand, centre, heading, stand)

export const standWith = (stand: Stand, set: Partial<Stand>): Stand =>
  Object.assign(standOn(stand, stand.centre, stand.heading, stand), set)

export const unitWith = (unit: Unit, set: Partial<Unit>): Unit => {
  const copy: Unit = {
    id: unit.id,
    kind: unit.kind,
    side: unit.side,
    name: unit.name,
    regiment: unit.regiment,
    battalion: unit.battalion,
    strength: unit.strength,
    at: unit.at,
    type: unit.type,
    tank: unit.tank,
    pioneers: unit.pioneers,
    mounted: unit.mounted,
    aim: unit.aim,
    lostPoint: unit.lostPoint,
    failed: unit.failed,
    bonusUsed: unit.bonusUsed,
    madMinute: unit.madMinute,
    done: unit.done,
    moved: unit.moved,
    passed: unit.passed,
  }
  return Object.assign(copy, set)
}

export const battalionWith = (battalion: Battalion, set: Partial<Battalion>): Battalion => {
  const copy: Battalion = {
    id: battalion.id,
    side: battalion.side,
    name: battalion.name,
    regiment: battalion.regiment,
    quality: battalion.quality,
    start: battalion.start,
    lost: battalion.lost,
    underFire: battalion.underFire,
    tested: battalion.tested,
    uses: battalion.uses,
    staff: battalion.staff,
    promoted: battalion.promoted,
    mutinous: battalion.mutinous,
    routed: battalion.routed,
    done: battalion.done,
  }
  return Object.assign(copy, set)
}

/** The table as it would be; nothing is changed. */
export const stateWith = (state: State, set: Partial<State>): State => {
  const copy: State = {
    scenario: state.scenario,
    options: state.options,
    turn: state.turn,
    active: state.active,
    step: state.step,
    phases: state.phases,
    agreed: state.agreed,
    ending: state.ending,
    stands: state.stands,
    units: state.units,
    battalions: state.battalions,
    regiments: state.regiments,
    blockHouses: state.blockHouses,
    armies: state.armies,
    arrived: state.arrived,
    gaps: state.gaps,
    clouds: state.clouds,
    wind: state.wind,
    barrage: state.barrage,
    barrageTurns: state.barrageTurns,
    barrageHalted: state.barrageHalted,
    plans: state.plans,
    cards: state.cards,
    deepSuppression: state.deepSuppression,
    objectives: state.objectives,
    lost: state.lost,
    orphans: state.orphans,
    wireFailed: state.wireFailed,
  }
  return Object.assign(copy, set)
}

import { describe, expect, test } from 'vitest'
import { bodyOf, recordChanges, recordOf } from '#referee/bodies.ts'
import { inputOf, openProcedure, rolesOf, setField, togglePart, unitsIn } from '#referee/drafting.ts'
import { joinArmy } from '#referee/joining.ts'
import { reportOf } from '#referee/report.ts'
import { enterFace, undoLast } from '#referee/rolling.ts'
import { type Evening, newEvening, readEvening, type TrackedUnit } from '#referee/session.ts'
import { nextStep, sequenceOf } from '#referee/turn.ts'
import type { Card } from '#rules/flanders-fields/armies/card.ts'
import { DESK } from '#rules/flanders-fields/desk.ts'
import { rule } from '../../rule.ts'

const STAMP = { id: 'entry', at: '2026-11-17T00:00:00.000Z' }

/** Serre: Pals attack, raw battalions of four companies. */
const serre = (): Evening => {
  let number = 0
  const start = newEvening(DESK.id, 'Serre', '1', { ...STAMP, id: 'evening' })
  return DESK.referee.armies
    .filter(({ id }) => id.startsWith('serre-1916-'))
    .reduce((evening, army) => joinArmy(evening, DESK, army, 'attacker', () => `u${++number}`), start)
}

const EVENING = serre()
const RAW = EVENING.units.filter(
  ({ side, card }) => side === 'attacker' && card.kind === 'battalion-command' && card.national === 'pals',
)
const COMMAND = RAW[0]
if (!COMMAND) throw new Error('no raw battalion at Serre')

const bodyIn = (evening: Evening): readonly TrackedUnit[] => {
  const command = evening.units.find(({ id }) => id === COMMAND.id)
  return command ? bodyOf(evening, DESK, command) : []
}
const companiesIn = (evening: Evening) => bodyIn(evening).filter(({ card }) => card.kind === 'rifle-company')
const factsIn = (evening: Evening) => recordOf(DESK, bodyIn(evening))?.facts ?? []

const companyIn = (evening: Evening, place = 0): TrackedUnit => {
  const company = companiesIn(evening)[place]
  if (!company) throw new Error(`no company ${place}`)
  return company
}

const written = (evening: Evening, id: string, change: Partial<Card>): Evening => ({
  ...evening,
  units: evening.units.map((unit) =>
    unit.id === id ? { ...unit, card: { ...unit.card, ...change } } : unit,
  ),
})

/** So many platoons of every company are gone. */
const worn = (evening: Evening, left: number): Evening =>
  companiesIn(evening).reduce(
    (now, { id }) => written(now, id, { markers: Array<number>(left).fill(0) }),
    evening,
  )

const rolled = (evening: Evening, ...faces: readonly number[]): Evening =>
  faces.reduce((now, face) => enterFace(now, DESK, face, STAMP), evening)

const inputNow = (evening: Evening) => (evening.draft ? inputOf(evening, DESK, evening.draft) : {})

/** A German company fires at one of the battalion at 20 cm. */
const firedOn = (evening: Evening, target: TrackedUnit): Evening => {
  const firer = evening.units.find(({ side, card }) => side === 'defender' && card.kind === 'rifle-company')
  const [, role] = rolesOf(DESK, 'fire')
  if (!firer || !role) throw new Error('nobody fires')
  const aimed = togglePart(openProcedure(evening, DESK, 'fire', firer.id), DESK, role, target.id)
  return setField(aimed, 'range', 20)
}

describe('the record of a battalion', () => {
  rule('FF-ORG-06', 'the army list of a scenario creates one a battalion', () => {
    const [grade, strength, next] = factsIn(EVENING)
    expect(grade).toBe('Raw')
    const start = companiesIn(EVENING).reduce((sum, { card }) => sum + Number(card.platoons), 0)
    expect(strength).toBe(`${start} of ${start} rifle platoons`)
    expect(next).toBe(`tests after ${Math.ceil(start / 2)} more lost`)
    expect(factsIn(EVENING)).toContain('not yet under fire')
    expect(factsIn(EVENING)).toContain('Pals: 1 left')
    expect(RAW.map((command) => recordOf(DESK, bodyOf(EVENING, DESK, command)) !== undefined)).not.toContain(
      false,
    )
  })

  rule('FF-ORG-06', 'what belongs to no battalion has none', () => {
    const regimental = EVENING.units.find(({ card }) => card.kind === 'army')
    expect(regimental && recordOf(DESK, bodyOf(EVENING, DESK, regimental))).toBeUndefined()
  })

  rule(
    'FF-QUAL-04',
    'a die against one company takes the bonus from every raw company, and undo gives it back',
    () => {
      const order = (evening: Evening) =>
        inputNow(openProcedure(evening, DESK, 'order-roll', companyIn(evening, 1).id))
      expect(order(EVENING)).toMatchObject({ quality: 'raw', underFire: false })
      let fired = firedOn(EVENING, companyIn(EVENING))
      while (fired.history.length === 0) fired = rolled(fired, 1)
      expect(companyIn(fired, 1).card.underFire).toBe(false)
      expect(factsIn(fired)).toContain('under fire')
      expect(order(fired)).toMatchObject({ quality: 'raw', underFire: true })
      const [entry] = fired.history
      expect(entry && recordChanges(fired, DESK, entry).map(({ facts }) => facts)).toContainEqual([
        'under fire',
      ])
      expect(order(undoLast(fired))).toMatchObject({ underFire: false })
    },
  )

  rule('FF-ORD-04', 'the commander of the battalion comes with every order roll of its units', () => {
    const shaken = written(EVENING, COMMAND.id, { markers: [2], fieldPromotion: true })
    const order = openProcedure(shaken, DESK, 'order-roll', companyIn(shaken).id)
    expect(order.draft && unitsIn(order, order.draft, 'Commander').map(({ id }) => id)).toEqual([COMMAND.id])
    expect(inputNow(order)).toMatchObject({ commandSuppressions: 2, fieldPromotion: true, staff: false })
    const lost = written(EVENING, COMMAND.id, { place: 'destroyed' })
    expect(openProcedure(lost, DESK, 'order-roll', companyIn(lost).id).draft?.parts.Commander).toBeUndefined()
    expect(factsIn(lost)).toContain('commander lost: no orders until the next turn')
  })

  rule(
    'FF-ORD-06',
    'a staff marker held by the battalion is spent by whichever unit is ordered with it',
    () => {
      const held = written(EVENING, COMMAND.id, { staffMarker: true })
      expect(factsIn(held)).toContain('staff marker')
      const order = setField(openProcedure(held, DESK, 'order-roll', companyIn(held, 2).id), 'staff', true)
      expect(factsIn(rolled(order, 4))).not.toContain('staff marker')
    },
  )

  rule('FF-NAT-03', 'the one use of the Pals is the battalion’s, on an order or on its test', () => {
    const order = setField(
      openProcedure(EVENING, DESK, 'order-roll', companyIn(EVENING).id),
      'special',
      'pals',
    )
    const used = rolled(order, 3)
    expect(factsIn(used)).toContain('Pals: used')
    expect(inputNow(openProcedure(used, DESK, 'order-roll', companyIn(used, 1).id)).special).toBeNull()
    expect(inputNow(openProcedure(worn(used, 1), DESK, 'morale', companyIn(used).id)).special).toBeNull()
    expect(factsIn(undoLast(used))).toContain('Pals: 1 left')
  })

  rule(
    'FF-MOR-01',
    'the platoon that makes up half of the losses brings the test of the whole battalion',
    () => {
      const start = companiesIn(EVENING).reduce((sum, { card }) => sum + Number(card.platoons), 0)
      const each = Number(companyIn(EVENING).card.platoons)
      const half = worn(EVENING, Math.floor(each / 2))
      const record = recordOf(DESK, bodyIn(half))
      expect(record?.due).toMatchObject({ clause: 'FF-MOR-01', procedure: 'morale' })
      expect(record?.facts).toContain(`${Math.floor(each / 2) * 4} of ${start} rifle platoons`)
      const test = openProcedure(half, DESK, 'morale', companyIn(half).id)
      const testers = test.draft ? unitsIn(test, test.draft, 'Units of the battalion') : []
      expect(testers.map(({ id }) => id).toSorted()).toEqual(
        bodyIn(half)
          .filter(({ card }) => card.kind !== 'tank')
          .map(({ id }) => id)
          .toSorted(),
      )
      expect(inputNow(test)).toMatchObject({ trigger: 'half', quality: 'raw' })
    },
  )

  rule(
    'FF-MOR-05',
    'each test is taken once: after the one at half only three quarters bring another',
    () => {
      const each = Number(companyIn(EVENING).card.platoons)
      const half = worn(EVENING, Math.floor(each / 2))
      const passed = rolled(openProcedure(half, DESK, 'morale', companyIn(half).id), 6)
      expect(recordOf(DESK, bodyIn(passed))?.due).toBeUndefined()
      expect(factsIn(passed)).toContain('tested at half')
      expect(recordOf(DESK, bodyIn(undoLast(passed)))?.due).toBeDefined()
      const last = companiesIn(passed).reduce(
        (now, { id }) => written(now, id, { place: 'destroyed' }),
        passed,
      )
      expect(inputNow(openProcedure(last, DESK, 'morale', COMMAND.id)).trigger).toBe('three-quarters')
    },
  )

  rule('FF-MOR-09', 'a rout takes the whole battalion', () => {
    const spent = worn(EVENING, 1)
    const routed = rolled(openProcedure(spent, DESK, 'morale', companyIn(spent).id), 1)
    const left = bodyIn(routed).filter(({ card }) => !DESK.referee.gone(card))
    expect(left.map(({ card }) => card.kind).filter((kind) => kind !== 'tank')).toEqual([])
    expect(factsIn(routed)).toContain('routed')
    expect(recordOf(DESK, bodyIn(routed))?.due).toBeUndefined()
  })

  rule('FF-CMD-04', 'the successor of the next turn is in the record', () => {
    const lost = written(EVENING, COMMAND.id, { place: 'destroyed' })
    const next = sequenceOf(lost, DESK).reduce((now) => nextStep(now, DESK), lost)
    expect(next.turn.number).toBe(2)
    expect(factsIn(next)).toContain('field promotion')
  })
})

test('an evening stored before there were records opens with them', () => {
  const stored = JSON.stringify(worn(EVENING, 1), (name, value) =>
    name.startsWith('testedAt') ? undefined : value,
  )
  const opened = readEvening(stored)
  if (!opened.ok) throw new Error(opened.error.message)
  expect(recordOf(DESK, bodyIn(opened.value))?.due).toBeDefined()
  const tested = rolled(openProcedure(opened.value, DESK, 'morale', companyIn(opened.value).id), 6)
  expect(factsIn(tested)).toContain('tested at three quarters')
  expect(reportOf(tested, DESK)).toContain('tested at three quarters')
})

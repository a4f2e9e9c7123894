import { expect, it } from 'vitest'
import { view as seenBy } from '#rules/skirmish/game/view.ts'
import { SCENARIOS } from '#rules/skirmish/scenarios/index.ts'
import { briefingOf } from '#rules/skirmish/screen/briefing.ts'
import { unitCard } from '#rules/skirmish/screen/card.ts'
import { papers } from '#rules/skirmish/screen/papers.ts'
import { shownAreas } from '#rules/skirmish/screen/table/areas.ts'
import { shownGround } from '#rules/skirmish/screen/table/ground.ts'
import { OVERLAYS, overlay } from '#rules/skirmish/screen/table/overlays.ts'
import { shownPieces } from '#rules/skirmish/screen/table/pieces.ts'
import { lengthWords, lineOfSight } from '#rules/skirmish/screen/table/sight.ts'
import { shownUnits } from '#rules/skirmish/screen/table/units.ts'
import { trackers } from '#rules/skirmish/screen/trackers.ts'
import { fromInches, placeOf, pointAt } from '#rules/skirmish/tables/table-top.ts'
import { begun, onTable, unitIn, withUnit } from '../battle.ts'

const at = (x: number, y: number) => pointAt({ x, y })

it.each(SCENARIOS.map(({ id }) => id))('%s shows every man and every model once, on the table', (id) => {
  const state = begun(id)
  const pieces = shownPieces(state, undefined)
  const on = state.units.filter(({ where }) => where === 'table')
  const men = on.flatMap(({ figures, vehicle }) => (vehicle ? [] : figures))
  const models = on.filter(({ vehicle, weapon, inside }) => vehicle || (weapon !== null && inside === null))
  expect(pieces).toHaveLength(men.length + models.length)
  expect(new Set(pieces.map((piece) => piece.id)).size).toBe(pieces.length)
  const { size } = shownGround(state)
  for (const { centre } of pieces) {
    expect(centre.x).toBeGreaterThanOrEqual(0)
    expect(centre.x).toBeLessThanOrEqual(size.width)
  }
  for (const unit of state.units) expect(unitCard(state, unit.id)?.facts.length).toBeGreaterThan(0)
  expect(briefingOf(id)?.sides.flatMap(({ forces }) => forces).length).toBeGreaterThanOrEqual(
    state.units.length,
  )
})

it('tells specialists, prone men, men hit and the squads of a melee apart', () => {
  const state = begun('raid-1916')
  const party = unitIn(state, 'a-1')
  const [, , third] = party.figures
  const marked = withUnit(state, 'a-1', {
    prone: true,
    figures: party.figures.map((figure) => (figure === third ? { ...figure, hit: 'rifles' } : figure)),
  })
  const fighting = {
    ...marked,
    melees: [{ id: 1, units: ['a-1', 'b-1'], rounds: 0, newcomers: [], flanked: [], charges: [] }],
  }
  const own = shownPieces(fighting, undefined).filter(({ unit }) => unit === 'a-1')
  expect(own.slice(0, 3).map(({ symbol }) => symbol)).toEqual(['command', 'sergeant', 'grenadier'])
  expect(own.every(({ prone, squad }) => prone && squad === 1)).toBe(true)
  expect(own.filter(({ struck }) => struck).map(({ id }) => id)).toEqual([third?.id])
  expect(own[0]?.order?.letters).toBe('ME')
})

it('numbers the men of a melee who fight, and not those who wait', () => {
  const state = onTable({
    a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [20, 20] }],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [26, 20.75] }],
  })
  const melee = { id: 1, units: ['a-1', 'b-1'], rounds: 0, newcomers: ['a-1'], flanked: [], charges: [] }
  const pieces = shownPieces({ ...state, melees: [melee] }, undefined)
  const numbered = pieces.filter(({ mixed }) => mixed)
  // Both ranks are twelve inches long and half of each is opposite the other.
  expect(numbered.length).toBeGreaterThan(0)
  expect(numbered.length).toBeLessThan(pieces.length)
  expect(numbered.every(({ text }) => text.endsWith('fights'))).toBe(true)
})

it('shows men inside a bunker side by side within it', () => {
  const crew = shownPieces(begun('raid-1916'), undefined).filter(({ unit }) => unit === 'b-hmg')
  const places = crew.map(({ centre }) => placeOf(centre))
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(39)
    expect(x).toBeLessThan(41)
    expect(y).toBeGreaterThan(27)
    expect(y).toBeLessThan(29)
  }
})

it('leaves gaps in the wire open and says how wide they are', () => {
  const state = begun('raid-1916')
  const wire = shownGround(state).terrain.filter(({ kind }) => kind === 'wire')
  expect(wire).toHaveLength(3)
  const labels = shownAreas(state, undefined, undefined).flatMap(({ id, label }) =>
    id.startsWith('gap') ? label : [],
  )
  expect(labels).toEqual(['1 in', '1 in'])
})

it('shows a wall by its sections, and leaves out those shot to pieces', () => {
  const state = begun('shrine-1914')
  const walls = (works: typeof state.works) =>
    shownGround({ ...state, works }).terrain.filter(({ id }) => id.startsWith('south-wall'))
  expect(walls([])).toHaveLength(3)
  const broken = walls([{ id: 'south-wall', damage: [0, 4, 1] }])
  expect(broken).toHaveLength(2)
  expect(broken[0]?.text).toContain('4, 0, 3 left')
})

it('shows a building with what is left of its value, and rubble when nothing is', () => {
  const state = begun('crossroads-1914')
  const inn = (damage: number) =>
    shownGround({ ...state, works: [{ id: 'inn', damage: [damage] }] }).terrain.find(({ id }) => id === 'inn')
  expect(inn(6)).toMatchObject({ kind: 'building', name: 'Inn 14/20' })
  expect(inn(20)?.kind).toBe('ruins')
})

it('draws clouds puff by puff, with their number and where they drift', () => {
  const state = {
    ...begun('ravine-1916'),
    clouds: [{ id: 1, kind: 'gas' as const, diameter: fromInches(5), along: 0, age: 1, puffs: [at(30, 20)] }],
  }
  const areas = shownAreas(state, undefined, undefined).filter(({ id }) => id.startsWith('cloud-1'))
  expect(areas.find(({ style }) => style === 'gas')?.label).toBe('Gas 5 (1/4)')
  // The second puff is set downwind, to the north, and both drift three inches.
  const next = areas.flatMap(({ style, outline }) =>
    style === 'range' && outline.shape === 'circle' ? [placeOf(outline.centre)] : [],
  )
  expect(next).toEqual([
    { x: 30, y: 23 },
    { x: 30, y: 28 },
  ])
})

it('keeps plots and shells from the screen of the enemy', () => {
  const state = begun('raid-1916')
  const plotted = {
    ...state,
    plots: {
      ...state.plots,
      a: [{ gun: 'a-mortar-1', section: 0 as const, aim: at(20, 28), ammo: 'he' as const, from: 2, to: 4 }],
    },
  }
  const own = seenBy(plotted, 'a')
  const his = seenBy(plotted, 'b')
  const isPlot = ({ id }: { readonly id: string }): boolean => id.startsWith('plot')
  expect(shownAreas(own, undefined, undefined).filter(isPlot)).toHaveLength(1)
  expect(shownAreas(his, undefined, undefined).filter(isPlot)).toHaveLength(0)
  // A ring as far as two dice reach, and the eight directions of a miss.
  expect(overlay(own, 'a', 'deviation', undefined)).toHaveLength(9)
  expect(overlay(his, 'b', 'deviation', undefined)).toEqual([])
  expect(papers(own, 'a').map(({ title }) => title)).toContain('Plot sheet')
  expect(JSON.stringify(trackers(own, 'a'))).toContain('8 shells left')
  expect(JSON.stringify([trackers(his, 'b'), papers(his, 'b'), unitCard(his, 'a-mortar-1')])).not.toContain(
    'hells',
  )
})

it('says what stops a line of sight, where, and what a length comes to', () => {
  const state = onTable({ a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [20, 10] }], b: [] }, [
    { kind: 'small-building-brick', name: 'Forge', at: [18, 20, 22, 24] },
    {
      kind: 'wall',
      name: 'Low wall',
      along: [
        [5, 30],
        [15, 30],
      ],
    },
  ])
  const blocked = lineOfSight(state, { point: at(20, 10) }, { point: at(20, 40) })
  expect(blocked.stop?.by).toBe('Forge')
  expect(placeOf(blocked.stop?.at ?? at(0, 0)).y).toBeCloseTo(20, 0)
  expect(blocked.text).toContain('Forge is in the way. Along this line one sees 10″.')
  expect(blocked.clauses).toEqual(['SK-FIRE-18'])
  expect(lineOfSight(state, { point: at(20, 10) }, { point: at(10, 31) }).seen).toBe(true)
  expect(lengthWords(state, at(10, 10), at(10, 31))).toBe('column 24, rifle 3, hard cover')
  expect(lengthWords(state, at(10, 10), at(10, 13))).toBe('column 4, rifle 7, no cover')
})

it('darkens the night but for what the chosen unit sees', () => {
  const lit = shownAreas(begun('raid-1916'), 'b-sniper', undefined).filter(
    ({ style }) => style === 'in-sight',
  )
  expect(lit).toHaveLength(1)
  expect(lit[0]?.outline).toMatchObject({ radius: fromInches(9) })
  expect(shownAreas(begun('shrine-1914'), 'a-1', undefined).some(({ style }) => style === 'in-sight')).toBe(
    false,
  )
})

it('lists a unit with its strength, half-strength line, crew and markers', () => {
  const state = withUnit(begun('raid-1916'), 'a-cover', { marks: { underFire: true, moved: true } })
  const card = unitCard(state, 'a-cover')
  expect(card?.facts[0]).toEqual({ label: 'Men', value: '10 of 10, half at 5' })
  const lines = (card?.lists ?? []).flatMap((list) => list.lines)
  expect(lines).toContainEqual({ name: 'LMG', text: 'crew 2 of 2, fires as 8 figures' })
  expect(lines.map(({ name }) => name)).toContain('Under fire')
  expect(lines.map(({ name }) => name)).not.toContain('Has not moved')
  expect(shownUnits(state, 'a', undefined).find(({ id }) => id === 'a-cover')).toMatchObject({
    strength: '10/10',
    status: 'under fire',
  })
})

it.each(OVERLAYS.map(({ id }) => id).filter((id) => id !== 'deviation'))(
  'lays %s over the table for the chosen unit alone',
  (id) => {
    const state = begun('crossroads-1914')
    expect(overlay(state, 'a', id, 'a-1').length).toBeGreaterThan(0)
    expect(overlay(state, 'a', id, undefined)).toEqual([])
  },
)

it('shows how far a unit gets: half as far over shelled ground', () => {
  const state = begun('raid-1916')
  const [moves] = overlay(state, 'a', 'reach', 'a-1')
  const points = moves?.outline.shape === 'polygon' ? moves.outline.points.map(placeOf) : []
  expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(13, 1)
})

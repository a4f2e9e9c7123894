import { expect } from 'vitest'
import { draw, streamFrom } from '#kernel/chance/random.ts'
import { carriedOut, diceFrom, nextDie } from '#kernel/game/battle/dice.ts'
import { reveal } from '#rules/green-fields/game/board/sight.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { finishDeployment } from '#rules/green-fields/game/phases/deployment/finishing.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../rule.ts'
import { craft, flying, strike, THEN } from './air/airfield.ts'
import { happens } from './deployment/deploying.ts'
import { begun, eventOf, field, give, type Placed, put, refused, type Setting, unitOf } from './field.ts'

const enemiesSeen = (state: State) =>
  GAME.view(state, 'a')
    .units.filter(({ side }) => side === 'b')
    .map(({ id, name }) => [id, name])

/** Both sides have placed these units. */
const deployed = (units: readonly Placed[], zones: Setting['zones'] = {}) =>
  happens(field(units, 'deployment', [THEN], { week: 2, zones }), [], finishDeployment)

/** Three German units in plain view, the first of the roster farthest from column A. */
const inView = () =>
  deployed(
    [
      { id: 'b-infantry-1', at: 'E6', name: '1st Infantry' },
      { id: 'b-infantry-9', at: 'B6', name: '9th Infantry', stosstruppe: true },
      { id: 'b-cavalry-1', at: 'C6', type: 'cavalry', name: 'Uhlans' },
      { id: 'b-infantry-2', at: 'B8', name: '2nd Infantry' },
    ],
    { B8: { trench: 'heavy' } },
  )

rule('GF-OBS-17', 'an enemy in view goes under a marker, counted by place and not by roster', () => {
  const { state, events } = inView()
  expect(enemiesSeen(state)).toEqual([
    ['b?1', 'Infantry ?1'],
    ['b?2', 'Cavalry ?2'],
    ['b?3', 'Infantry ?3'],
  ])
  expect(JSON.stringify(GAME.view(state, 'a'))).not.toMatch(/b-infantry|b-cavalry|Uhlans/)
  expect(GAME.view(state, 'b').units.map(({ id }) => id)).toContain('b-infantry-9')
  const story = eventOf(events, 'on-the-table')
  const heard = GAME.eventView?.(state, story, 'a')
  expect(JSON.stringify(heard)).not.toContain('b-infantry')
  expect(heard && GAME.tell(state, heard, 'a')).toBe(
    'In plain view: German infantry ?1 in B6, German cavalry ?2 in C6 and German infantry ?3 in E6.',
  )
})

rule('GF-OBS-17', 'markers are counted anew each week', () => {
  const { state } = inView()
  put(state, {
    units: state.units.map((unit) => (unit.id === 'b-infantry-9' ? { ...unit, place: OFF_BOARD } : unit)),
  })
  const again = happens(state, [], finishDeployment)
  expect(enemiesSeen(again.state).map(([id]) => id)).toEqual(['b?1', 'b?2'])
  expect(unitOf(again.state, 'b-infantry-9').marker).toBeNull()
})

rule('GF-OBS-17', 'who was out of sight comes back under another number', () => {
  const { state } = inView()
  put(state, {
    units: state.units.map((unit) => (unit.id === 'b-infantry-1' ? { ...unit, revealed: false } : unit)),
  })
  const { state: after } = happens(state, [], (play) => reveal(play, unitOf(play.state, 'b-infantry-1')))
  expect(enemiesSeen(after).map(([id]) => id)).toEqual(['b?1', 'b?2', 'b?4'])
})

rule('GF-OBS-17', 'orders take the marker; the true id means nothing until airmen have identified it', () => {
  const bombing = (figures: boolean) =>
    flying(
      [
        craft('a-1', 'bomber'),
        {
          id: 'b-infantry-9',
          at: 'C5',
          revealed: true,
          marker: 4,
          figures: figures ? { week: 1, strength: 6, experience: 2, morale: 3 } : null,
        },
      ],
      'bombing',
      ['a-1'],
    )
  const unknown = bombing(false)
  expect(refused(unknown, 'a', strike('a-1', 'b?4'))).toBe('legal')
  expect(refused(unknown, 'a', strike('a-1', 'b-infantry-9'))).toBe('no-target GF-AIR-10')
  const known = bombing(true)
  expect(refused(known, 'a', strike('a-1', 'b-infantry-9'))).toBe('legal')
  expect(refused(known, 'a', strike('a-1', 'b?4'))).toBe('no-target GF-AIR-10')
  // Those who throw their own dice are asked about the marker too.
  const order = { kind: 'air-attack', unit: 'a-1', target: 'b?4' } as const
  expect(nextDie(GAME, unknown, 'a', order, [5, 1, 1])?.unit).toBe('b?4')
  const events = give(unknown, 'a', order, [5, 1, 1, 1, 1, 5, 1, 1])
  const story = eventOf(events, 'attacked-from-the-air')
  expect(JSON.stringify(GAME.eventView?.(unknown, story, 'a'))).not.toContain('b-infantry-9')
  expect(GAME.eventView?.(unknown, story, 'b')).toEqual(story)
})

rule('GF-OBS-17', 'airmen show the true id, name and kind of troops', () => {
  const state = flying(
    [
      craft('a-1', 'reconnaissance'),
      { id: 'b-infantry-9', at: 'C5', name: '9th Infantry', stosstruppe: true, revealed: true, marker: 1 },
    ],
    'reconnaissance',
    ['a-1'],
  )
  expect(enemiesSeen(state)).toEqual([['b?1', 'Infantry ?1']])
  give(state, 'a', { kind: 'reconnoitre', unit: 'a-1', zones: ['C5'] })
  expect(enemiesSeen(state)).toEqual([['b-infantry-9', '9th Infantry']])
})

rule('GF-OBS-17', 'a whole campaign shows no id of an enemy that was not identified', () => {
  const state = begun('quiet-sector')
  const stream = streamFrom(7)
  const random = () => draw(stream)
  const dice = diceFrom(11)
  let marked = 0
  for (let given = 0; given < 1500 && !state.ending; given++) {
    const [side] = GAME.pending(state)
    if (side === undefined) break
    carriedOut(GAME, state, side, GAME.sample(state, side, random), dice)
    if (given % 25 > 0 || state.ending) continue
    for (const viewer of ['a', 'b'] as const) {
      const seen = JSON.stringify(GAME.view(state, viewer))
      for (const unit of state.units) {
        if (unit.side === viewer || unit.figures !== null) continue
        expect(seen.includes(`"${unit.id}"`), `${unit.id} at order ${given}`).toBe(false)
        if (unit.marker !== null) marked++
      }
    }
  }
  expect(marked).toBeGreaterThan(0)
})

rule('GF-OBS-18', 'everybody sees a balloon on the board; off it, nobody', () => {
  const { state } = deployed([
    { id: 'b-up', at: 'C8', type: 'balloon' },
    { id: 'b-packed', type: 'balloon' },
  ])
  expect(enemiesSeen(state)).toEqual([['b?1', 'Balloon ?1']])
})

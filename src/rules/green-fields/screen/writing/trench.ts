import { SILENT } from '#kernel/procedure/trace.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { ahead as aheadOf, neighbours, referenceOf, zoneNamed } from '../../game/board/grid.ts'
import { targetOf } from '../../game/board/target.ts'
import { stackIn } from '../../game/board/zones.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { otherSide } from '../../game/sides.ts'
import { isOnBoard, type Unit } from '../../game/unit.ts'
import { closeDice } from '../../reckoning/attack-dice.ts'
import { largestParty } from '../../reckoning/raiding-party.ts'
import { CANISTER_DICE, ENTRENCHING } from '../../tables/index.ts'
import { offered, refusalOf, zoneEdit } from '../legal.ts'
import { editOdds } from '../odds/prospects.ts'
import { gasOdds, raidOdds, workOdds } from '../odds/trench.ts'
import { canRaid, toDo } from '../todo.ts'
import { type Desk, deskWriting, oneOf, pressed, unable, written } from './pattern.ts'

const workEdits = ({ view, side }: Desk, unit: Unit): readonly Edit[] => {
  const { id, place, morale } = unit
  const works: readonly PlayerOrder[] = [
    { kind: 'pioneer-work', unit: id, work: 'trench' },
    { kind: 'pioneer-work', unit: id, work: 'road' },
    ...(place >= 0 ? neighbours(view.country, place) : []).map(
      (to): PlayerOrder => ({
        kind: 'pioneer-work',
        unit: id,
        work: 'bridge',
        to: referenceOf(view.country, to),
      }),
    ),
  ]
  const titles = {
    trench: 'Deepen the trench',
    road: 'Mend the road or lay a track',
    bridge: 'Bridge towards',
  }
  return [
    ...works.flatMap((order) =>
      order.kind === 'pioneer-work'
        ? offered(view, side, order.to ? `${titles[order.work]} ${order.to}` : titles[order.work], order).map(
            (edit) => ({ ...edit, ...editOdds(workOdds(view, unit, order.work), 'done') }),
          )
        : [],
    ),
    ...offered(view, side, 'Dig in', { kind: 'entrench', unit: id }).map((edit) => ({
      ...edit,
      detail: `morale ${morale} to ${morale - ENTRENCHING.costsMorale}`,
    })),
  ]
}

const pioneersOf = ({ view, side }: Desk): readonly Unit[] =>
  view.units.filter((unit) => unit.side === side && unit.type === 'pioneer' && isOnBoard(unit))

const isAtWork = ({ view, side }: Desk): boolean =>
  view.units.some((unit) => unit.side === side && (unit.duty === 'working' || unit.duty === 'entrenching'))

/** Pioneers that could work, as long as nobody does. */
const idlePioneers = (desk: Desk): { readonly could?: string } => {
  const able = toDo(desk.view, desk.side)
  const idle = pioneersOf(desk).filter(({ id }) => able.has(id)).length
  return idle > 0 && !isAtWork(desk)
    ? { could: `${capitalised(several(idle, 'unit of pioneers', 'units of pioneers'))} could work.` }
    : {}
}

/** W3: pioneers throw dice, whoever digs pays with morale. */
export const writingConstruction = (desk: Desk): Writing => {
  const { view, unit } = desk
  const edits = unit ? workEdits(desk, unit) : []
  const likely: PlayerOrder | undefined =
    unit &&
    (unit.type === 'pioneer'
      ? { kind: 'pioneer-work', unit: unit.id, work: 'trench' }
      : { kind: 'entrench', unit: unit.id })
  return deskWriting(desk, unit ? pressed(`${unit.name}: work for this week`, edits) : [], {
    give: isAtWork(desk) ? 'Done with the works' : 'No works this week',
    ends: { plan: 'Work as the staff plans', ...idlePioneers(desk) },
    todo: 'can work or dig in',
    ...(edits.length === 0 ? unable(desk, likely) : {}),
    ...(unit?.type === 'pioneer' && isOnBoard(unit) && unit.duty === 'none'
      ? { odds: { title: 'Odds of pioneer work', rows: 'Work', asked: workOdds(view, unit, 'trench') } }
      : {}),
  })
}

const raidGroups = ({ view, side }: Desk, unit: Unit) => {
  const raid = view.armies[side].raids.find((one) => one.unit === unit.id)
  const orderFor = (zone: string, strength: number, purpose: 'information' | 'wire'): PlayerOrder => ({
    kind: 'raid',
    unit: unit.id,
    strength,
    zone,
    purpose,
  })
  const most = largestParty(unit)
  const zone = raid && referenceOf(view.country, raid.zone)
  const where = zoneEdit(view, side, {
    title: raid ? 'Another zone…' : 'Raid a zone…',
    prompt: 'Which zone is raided?',
    atOnce: true,
    orderFor: (reference) => orderFor(reference, raid?.strength ?? most, raid?.purpose ?? 'information'),
    label: (target) => {
      const enemies = stackIn(view, target, otherSide(side)).length
      return enemies > 0 ? `${enemies} seen` : 'nobody seen'
    },
  })
  if (!raid || zone === undefined) return pressed(`${unit.name} (or drag it to a zone)`, where)
  const prospect = (strength: number, purpose: 'information' | 'wire') =>
    editOdds(
      raidOdds(view, unit, raid.zone, strength, purpose),
      purpose === 'wire' ? 'wire hit' : 'report',
      'raiders lost',
    )
  // GF-RAID-06: there may be no wire to cut.
  const purposeEdit = (title: string, purpose: 'information' | 'wire'): Edit => {
    const chosen = raid.purpose === purpose
    const order = orderFor(zone, raid.strength, purpose)
    const refusal = chosen ? undefined : refusalOf(view, side, order)
    return refusal ? { title, refusal } : { title, chosen, order, ...prospect(raid.strength, purpose) }
  }
  return [
    ...pressed(
      `${unit.name} raids ${zone} with a strength of`,
      Array.from({ length: most }, (_, i) => ({
        title: String(i + 1),
        chosen: raid.strength === i + 1,
        order: orderFor(zone, i + 1, raid.purpose),
        ...prospect(i + 1, raid.purpose),
      })),
    ),
    ...pressed('For', [purposeEdit('Information', 'information'), purposeEdit('The wire', 'wire')]),
    ...pressed('Or', [
      ...where,
      ...offered(view, side, 'Call it off', { kind: 'call-off-raid', unit: unit.id }),
    ]),
  ]
}

/** W4 */
export const writingRaids = (desk: Desk): Writing => {
  const { view, side, unit } = desk
  const raid = unit && view.armies[side].raids.find((one) => one.unit === unit.id)
  const raids = view.armies[side].raids.length
  const groups = unit ? raidGroups(desk, unit) : []
  const ahead = unit && unit.place >= 0 ? unit.place + aheadOf(unit.side) * view.country.columns : -1
  const likely: PlayerOrder | undefined =
    unit && view.zones[ahead]
      ? {
          kind: 'raid',
          unit: unit.id,
          strength: 1,
          zone: referenceOf(view.country, ahead),
          purpose: 'information',
        }
      : undefined
  return deskWriting(desk, groups, {
    ends: { plan: 'Raid as the staff plans' },
    give: raids === 0 ? 'No raids' : `Done: ${several(raids, 'raid')} declared`,
    todo: 'can still raid',
    ...(groups.length === 0 ? unable(desk, likely) : {}),
    draggable: view.units.filter((one) => one.side === side && canRaid(view, side, one)).map(({ id }) => id),
    ...(unit && raid
      ? {
          odds: {
            title: 'Odds of the raid',
            rows: 'Raid',
            asked: raidOdds(view, unit, raid.zone, raid.strength, raid.purpose),
          },
        }
      : {}),
  })
}

export const writingRaidDefence = (desk: Desk, { zone }: PhaseOf<'raid-defence'>): Writing | undefined => {
  const { view, side } = desk
  const [leader] = stackIn(view, zone, side)
  const full = leader ? (closeDice(targetOf(view, leader), SILENT) ?? 0) : 0
  const fire = (dice: number): Edit & { readonly order: PlayerOrder } => ({
    title: dice === full ? `All ${dice}` : dice === 0 ? 'None' : String(dice),
    order: dice === full ? { kind: 'defend-raid' } : { kind: 'defend-raid', dice },
  })
  return oneOf(
    desk,
    `Dice that ${leader?.name ?? 'the defender'} fires at the raiders in ${referenceOf(view.country, zone)}`,
    Array.from({ length: full + 1 }, (_, i) => fire(full - i)),
  )
}

/** W7: one zone and so many canisters. */
export const writingGas = (desk: Desk): Writing => {
  const { view, side, before } = desk
  const { canisters } = view.armies[side]
  const now = before?.kind === 'release-gas' ? before : undefined
  const orderFor = (zone: string): PlayerOrder => ({
    kind: 'release-gas',
    zone,
    canisters: Math.min(now?.canisters ?? 1, canisters),
  })
  const zone = now && zoneNamed(view.country, now.zone)
  return deskWriting(
    desk,
    [
      ...written(
        `Gas: ${several(canisters, 'canister')} in store`,
        zoneEdit(view, side, {
          title: now ? `On ${now.zone}: another zone…` : 'Choose the zone…',
          prompt: 'Which zone is gassed?',
          orderFor,
        }),
      ),
      ...(now
        ? written(
            `Canisters, ${CANISTER_DICE} dice each`,
            Array.from({ length: canisters }, (_, i) => ({
              title: String(i + 1),
              chosen: now.canisters === i + 1,
              order: { ...now, canisters: i + 1 },
            })),
          )
        : []),
    ],
    {
      give: 'No gas',
      ends: { plan: 'Gas as the staff plans' },
      ...(now && zone !== undefined
        ? {
            odds: {
              title: 'Odds of the gas',
              rows: 'Where',
              asked: gasOdds(view, side, zone, now.canisters),
            },
          }
        : {}),
    },
  )
}

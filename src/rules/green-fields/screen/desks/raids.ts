import { SILENT } from '#kernel/procedure/trace.ts'
import { several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { targetOf } from '../../game/board/target.ts'
import { stackIn } from '../../game/board/zones.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { otherSide, type SideName } from '../../game/sides.ts'
import { isOnBoard, type Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { closeDice } from '../../reckoning/attack-dice.ts'
import { ahead as aheadOf, neighbours, referenceOf } from '../../reckoning/grid.ts'
import { largestParty } from '../../reckoning/raiding-party.ts'
import { type Meant, pointing } from '../dragging.ts'
import { isLegal, offered, refusalOf, zoneEdit, zonesFor } from '../legal.ts'
import { editOdds } from '../odds/prospects.ts'
import { raidDangers, raidOdds } from '../odds/trench.ts'
import type { Spot } from '../table/layout.ts'
import { deskWriting, oneOf, pressed, unable, type Writer, writerOf } from '../writing/pattern.ts'
import { type Desk, idsOf, ownOf } from './desk.ts'

/** Whether a unit can raid the zones around it, or if it goes farther, any. */
const canRaid = (view: View, side: SideName, unit: Unit): boolean => {
  if (!isOnBoard(unit)) return false
  const { country, zones } = view
  const reach = unit.stosstruppe ? [...zones.keys()] : neighbours(country, unit.place)
  return reach.some((zone) =>
    isLegal(view, side, {
      kind: 'raid',
      unit: unit.id,
      strength: 1,
      zone: referenceOf(country, zone),
      purpose: 'information',
    }),
  )
}

const hasRaid = (view: View, { id, side }: Unit): boolean =>
  view.armies[side].raids.some((raid) => raid.unit === id)

const raidGroups = ({ view, side }: Writer, unit: Unit) => {
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
const writingRaids = (writer: Writer): Writing => {
  const { view, side, unit } = writer
  const raid = unit && view.armies[side].raids.find((one) => one.unit === unit.id)
  const raids = view.armies[side].raids.length
  const groups = unit ? raidGroups(writer, unit) : []
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
  return deskWriting(writer, groups, {
    ends: { plan: 'Raid as the staff plans' },
    give: raids === 0 ? 'No raids' : `Done: ${several(raids, 'raid')} declared`,
    todo: 'can still raid',
    ...(groups.length === 0 ? unable(writer, likely) : {}),
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

const writingRaidDefence = (writer: Writer, { zone }: PhaseOf<'raid-defence'>): Writing | undefined => {
  const { view, side } = writer
  const [leader] = stackIn(view, zone, side)
  const full = leader ? (closeDice(targetOf(view, leader), SILENT) ?? 0) : 0
  const fire = (dice: number): Edit & { readonly order: PlayerOrder } => ({
    title: dice === full ? `All ${dice}` : dice === 0 ? 'None' : String(dice),
    order: dice === full ? { kind: 'defend-raid' } : { kind: 'defend-raid', dice },
  })
  return oneOf(
    writer,
    `Dice that ${leader?.name ?? 'the defender'} fires at the raiders in ${referenceOf(view.country, zone)}`,
    Array.from({ length: full + 1 }, (_, i) => fire(full - i)),
  )
}

const raided = (view: View, unit: Unit, spot: Spot): Meant | undefined => {
  if (!('zone' in spot)) return undefined
  const raid = view.armies[unit.side].raids.find((one) => one.unit === unit.id)
  const zone = referenceOf(view.country, spot.zone)
  const strength = raid?.strength ?? largestParty(unit)
  return {
    order: { kind: 'raid', unit: unit.id, strength, zone, purpose: raid?.purpose ?? 'information' },
    text: `Raid ${zone} with ${strength}`,
    danger: raidDangers(view, unit, spot.zone, strength, raid?.purpose ?? 'information'),
    drops: true,
  }
}

export const RAIDS: Desk<'raids'> = {
  title: 'the raids',
  writing: (asked) => writingRaids(writerOf(asked)),
  drag: pointing(({ view, unit, spot }) => raided(view, unit, spot)),
  todo: ({ view, side }) =>
    idsOf(ownOf(view, side).filter((unit) => !hasRaid(view, unit) && canRaid(view, side, unit))),
  reach: (view, _, unit) =>
    hasRaid(view, unit)
      ? []
      : zonesFor(view, unit.side, (zone) => ({
          kind: 'raid',
          unit: unit.id,
          strength: 1,
          zone,
          purpose: 'information',
        })),
}

export const RAID_DEFENCE: Desk<'raid-defence'> = {
  title: 'the raid defence',
  writing: (asked) => writingRaidDefence(writerOf(asked), asked.phase),
}

import { VEHICLE_VALUES } from '../tables/index.ts'
import { MUSTER, modelNamed } from '../tables/organisation.ts'
import { isSquadId, SQUADS, type Squad, TROOPERS } from '../tables/squads.ts'
import { type Item, type Line, qualityOf, traitsOf } from './item.ts'
import { isGun } from './organisations.ts'

const squadPrice = (item: Item, { figures }: Squad): number => {
  const traits = traitsOf(item)
  const each = MUSTER.figure[qualityOf(item)] + (traits.includes('bef') ? MUSTER.bef : 0)
  let price = each // its NCO
  for (const [role, count] of figures) {
    if (role === 'lmg-gunner') price += MUSTER.lmg + (traits.includes('belt-fed') ? MUSTER.beltFed : 0)
    else if (role !== 'lmg-loader') price += count * (each + (role === 'bomber' ? MUSTER.bomber : 0))
  }
  return price
}

const vehiclePrice = (id: string): number => {
  const model = modelNamed(id)
  if (!model) return 0
  const { timesValue, hmgOrGun, lmg } = MUSTER.vehicle
  return model.mountings.reduce(
    (sum, [weapon, , count]) => sum + count * (weapon === 'lmg' ? lmg : hmgOrGun),
    timesValue * VEHICLE_VALUES[model.vehicle],
  )
}

const unitPrice = (item: Item): number => {
  const { organisation } = item
  if (isSquadId(organisation)) return squadPrice(item, SQUADS[organisation])
  if (isGun(organisation)) return MUSTER.guns[organisation]
  switch (organisation) {
    case 'hmg-team':
      return MUSTER.hmg[qualityOf(item)]
    case 'cavalry-troop': {
      const traits = traitsOf(item)
      const [bef, lancer] = [traits.includes('bef'), traits.includes('lancers')]
      const each = MUSTER.figure[qualityOf(item)] + MUSTER.mounted
      return TROOPERS * (each + (bef ? MUSTER.bef : 0) + (lancer ? MUSTER.lancer : 0))
    }
    case 'sniper':
      return MUSTER.sniper
    case 'command':
      return MUSTER.officer
    case 'wagon':
      return MUSTER.wagon
    case 'battery':
      return MUSTER.bombardment
    default:
      return vehiclePrice(organisation)
  }
}

/** SK 7.2: muster points of one unit, its officer included. */
export const priceOf = (item: Item): number => unitPrice(item) + (item.with ? MUSTER.officer : 0)

export const costOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.count * priceOf(line), 0)

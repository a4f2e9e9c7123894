import type { UnitResult } from '../reckoning/resolve.ts'
import { totalCasualties } from '../reckoning/tally.ts'
import { fateWords, points, when } from '../wording.ts'

interface Sortie {
  readonly scrambled: number
  readonly attacker: {
    readonly casualties: number
    readonly destroyed: boolean
    readonly breaksOff: boolean
  }
  readonly target: UnitResult | null
  readonly behind: readonly UnitResult[]
  readonly balloonGrounded: boolean
  readonly depotLost: number
  readonly identified: boolean
}

/** What the attack did first, then what it cost. */
export const airVerdict = (sortie: Sortie): string => {
  const { attacker, target, behind } = sortie
  if (target === null) return `${unstruckWords(sortie)}.`
  const lostBehind = totalCasualties(behind)
  const said = [
    `The ${struckWords(target, sortie)}`,
    ...when(lostBehind > 0, `${points(lostBehind)} lost behind it`),
    ...when(attacker.casualties > 0, `attackers ${attackerWords(attacker)}`),
  ]
  return `${said.join('; ')}.`
}

const struckWords = (target: UnitResult, { balloonGrounded, depotLost }: Sortie): string => {
  if (depotLost > 0) return `depot loses ${points(depotLost)}`
  const fate = `target ${fateWords(target)}`
  return balloonGrounded && !target.destroyed ? `${fate}, grounded for the day` : fate
}

/** Nothing was attacked: the craft were turned away, found nobody, or only looked. */
const unstruckWords = ({ attacker, scrambled, identified }: Sortie): string => {
  const cost = attacker.casualties > 0 ? `; attackers ${attackerWords(attacker)}` : ''
  if (attacker.destroyed) return 'Shot down before reaching the target'
  if (attacker.breaksOff) return `Turned away from the target${cost}`
  if (identified) return `The target is identified${cost}`
  return scrambled > 0 ? `All its fighters got off the ground: nothing to bomb${cost}` : `No attack${cost}`
}

const attackerWords = ({ casualties, destroyed, breaksOff }: Sortie['attacker']): string => {
  if (destroyed) return 'shot down'
  return `lose ${points(casualties)}${breaksOff ? ' and break off' : ''}`
}

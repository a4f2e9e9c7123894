import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { change } from '#kernel/game/play.ts'
import type { Side } from '../../../vocabulary.ts'
import { assailedBy } from '../../contact/bodies.ts'
import type { Contact, Fight } from '../../contact/contact.ts'
import { type Play, standNow } from '../../play.ts'
import type { State } from '../../state.ts'
import { isTank } from '../../units.ts'
import { reckon } from '../morale/reckoning.ts'
import { byItself } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { fireAt } from './defence.ts'
import { fightOut, offerGround, placeWon } from './fights.ts'
import { followUpTargets } from './follow-up.ts'
import { halt } from './halting.ts'
import { holdsAgainst } from './tank-fear.ts'

type Phase = PhaseOf<'assault'>

/** FF-ASLT-12: all moves into contact have been made, and what they met on the way has been rolled. */
export const beginAssault = (play: Play, side: Side, contacts: readonly Contact[]): void => {
  if (contacts.length === 0) return
  const fights = contacts.map((contact) => fightOf(play.state, contact))
  const before = { name: 'assault', side, stage: 'defence', contacts: fights } as const
  pushPhase(play, { ...before, helped: [], winners: [], following: false })
}

export const fightOf = (state: State, contact: Contact): Fight => {
  const target = assailedBy(state, contact.target)
  return { ...contact, at: target ? placeWon(target) : null }
}

/** Still there, and not suppressed on the way in. */
const mayFight = (play: Play, { stand }: Contact): boolean => standNow(play, stand)?.markers === 0

/** FF-ASLT-20: whoever a tank comes at tests first; the ground of those who give way may be taken. */
const faceTanks = (play: Play, contacts: readonly Fight[]): readonly Fight[] =>
  contacts.filter((contact) => {
    const stand = standNow(play, contact.stand)
    if (!stand || !isTank(stand) || holdsAgainst(play, contact.stand, contact.target)) return true
    offerGround(play, contact)
    return false
  })

/** FF-ASLT-14: every enemy that was reached fires once, at the first who reached it and still comes on. */
const defend = (play: Play, phase: Phase): void => {
  replacePhase(play, { ...phase, stage: 'fights' })
  const contacts = faceTanks(play, phase.contacts)
  const targets = [...new Set(contacts.map(({ target }) => target))]
  for (const target of targets) {
    const first = contacts.find((contact) => contact.target === target && mayFight(play, contact))
    if (first) fireAt(play, first)
  }
  for (const contact of contacts)
    if (standNow(play, contact.stand) && !mayFight(play, contact)) halt(play, contact)
  const left = contacts.filter((contact) => mayFight(play, contact))
  setContacts(play, { ...phase, stage: 'fights' }, left)
}

/** The phase may lie under questions that have come up meanwhile. */
const setContacts = (play: Play, phase: Phase, contacts: readonly Fight[]): void => {
  const { phases } = play.state
  const at = phases.findLastIndex(({ name }) => name === 'assault')
  const next: Phase = { ...phase, contacts }
  change(play, { phases: phases.map((one, i) => (i === at ? next : one)) })
}

/** FF-ASLT-12: one fight after the other; each winner may take the ground before the next. */
const fightNext = (play: Play, phase: Phase): void => {
  const [contact, ...contacts] = phase.contacts
  if (!contact) {
    replacePhase(play, { ...phase, stage: 'follow-ups', following: true })
    return
  }
  const target = assailedBy(play.state, contact.target)
  const isHeld = target !== undefined && (target.house === undefined || target.house.holder !== null)
  replacePhase(play, { ...phase, contacts })
  if (!mayFight(play, contact)) return
  if (!isHeld) {
    // FF-ASLT-15: the opponent has gone before its fight.
    offerGround(play, contact)
    return
  }
  const { won, helper } = fightOut(play, contact, phase.helped)
  const helped = helper === undefined ? phase.helped : [...phase.helped, helper]
  const winners = won && !phase.following ? [...phase.winners, contact.stand] : phase.winners
  setContacts(play, { ...phase, helped, winners }, contacts)
}

/** FF-ASLT-06: every winner is asked once. */
const followNext = (play: Play, phase: Phase): void => {
  const [stand, ...winners] = phase.winners
  if (stand === undefined) {
    popPhase(play)
    reckon(play)
    return
  }
  replacePhase(play, { ...phase, winners })
  const targets = followUpTargets(play.state, stand)
  if (targets.length > 0) pushPhase(play, { name: 'follow-up', side: phase.side, stand, targets })
}

export const ASSAULT = byItself<'assault'>((play, phase) => {
  if (phase.stage === 'defence') defend(play, phase)
  else if (phase.stage === 'fights') fightNext(play, phase)
  else followNext(play, phase)
})

import { choice, form, integer, maybe, preset } from '#kernel/procedure/schema.ts'
import { MOST_EXPLOSIVES, RAIDING_PARTY, TUNNEL_PARTY } from '../../../tables/index.ts'
import { kind, unit, zone } from '../forms.ts'

/** More canisters than any army brings. */
const MOST_CANISTERS = 60

export const TRENCH_ORDERS = [
  /** GF-CON-01: a bridge is built towards a neighbouring zone. */
  form({
    kind: kind('pioneer-work'),
    unit: unit(),
    work: choice(['road', 'bridge', 'trench']),
    to: maybe(zone()),
  }),
  /** GF-CON-02, GF-CON-04 */
  form({ kind: kind('entrench'), unit: unit() }),
  form({
    kind: kind('raid'),
    unit: unit(),
    strength: integer(1, RAIDING_PARTY.stosstruppe),
    zone: zone(),
    purpose: preset(choice(['information', 'wire']), 'information'),
  }),
  form({ kind: kind('call-off-raid'), unit: unit() }),
  /** GF-RAID-02: how many dice the leading defender throws; all if left out. */
  form({ kind: kind('defend-raid'), dice: maybe(integer(0, 12)) }),
  form({ kind: kind('release-gas'), zone: zone(), canisters: integer(1, MOST_CANISTERS) }),
  /** GF-MINE-06: begins a tunnel, or goes on with the one that starts where the sappers stand. */
  form({ kind: kind('dig-tunnel'), unit: unit(), tunnel: maybe(unit()), to: zone() }),
  form({
    kind: kind('pack-mine'),
    unit: unit(),
    tunnel: unit(),
    explosives: integer(1, MOST_EXPLOSIVES),
  }),
  form({ kind: kind('detonate'), unit: unit(), tunnel: unit() }),
  /** GF-MINE-03: how many go down into the tunnel. */
  form({ kind: kind('send-party'), strength: integer(0, TUNNEL_PARTY.first) }),
  /** GF-MINE-04 */
  form({ kind: kind('mine-choice'), choice: choice(['collapse', 'detonate', 'continue']) }),
] as const

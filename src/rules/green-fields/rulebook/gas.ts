import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const GAS: Chapter = {
  code: 'GAS',
  title: 'Gas from canisters',
  clauses: [
    {
      id: 'GF-GAS-01',
      title: 'Releasing gas from canisters',
      text: 'You may use gas canisters against one zone that touches a zone of yours. Throw a die for the weather: on a 1 or 2 the gas goes to waste. On anything else throw 3 attack dice, and take the damage off the experience of the target, not its strength.',
      ruling: false,
    },
    {
      id: 'GF-GAS-02',
      title: 'How canister gas works',
      text: 'Each side may gas one zone a week. If you release several canisters there, one weather die serves for all, and each brings 3 dice. Roll against each unit in the zone separately. Saves are not modified, experience cannot be reduced to less than 1, and there is no morale check. This gas does not linger or block sight, and canisters cannot be used during an assault.',
      ruling: true,
      options: ['rating-floor'],
    },
    {
      id: 'GF-GAS-03',
      title: 'Zones open to canisters',
      text: 'Canisters may be released on any zone you could shell in the week (see GF-BOMB-12) that touches a zone of yours. All units in the zone are gassed, your own as well.',
      ruling: true,
    },
  ],
}

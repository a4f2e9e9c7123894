import { several } from '#kernel/words.ts'
import type { Writing } from '#screen/writing.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { zoneNamed } from '../../reckoning/grid.ts'
import { CANISTER_DICE } from '../../tables/index.ts'
import { zoneEdit } from '../legal.ts'
import { gasOdds } from '../odds/trench.ts'
import { deskWriting, type Writer, writerOf, written } from '../writing/pattern.ts'
import type { Desk } from './desk.ts'

/** W7: one zone and so many canisters. */
const writingGas = (writer: Writer): Writing => {
  const { view, side, before } = writer
  const { canisters } = view.armies[side]
  const now = before?.kind === 'release-gas' ? before : undefined
  const orderFor = (zone: string): PlayerOrder => ({
    kind: 'release-gas',
    zone,
    canisters: Math.min(now?.canisters ?? 1, canisters),
  })
  const zone = now && zoneNamed(view.country, now.zone)
  return deskWriting(
    writer,
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

export const GAS: Desk<'gas'> = {
  title: 'the gas',
  writing: (asked) => writingGas(writerOf(asked)),
}

import { useState } from 'preact/hooks'
import { HUMAN } from '../storage/record.ts'

/** Who plays the sides of a battle to come, and after whom computer players are called. */
interface ChosenPlayers {
  readonly players: Readonly<Record<string, string>>
  readonly generals: Readonly<Record<string, string>>
  choose(side: string, player: string, general?: string): void
}

/** Who is to play; at first as it was, or somebody here against the computer. */
export const usePlayers = (
  sides: readonly string[],
  computer: string,
  before: Readonly<Record<string, string>> = {},
): ChosenPlayers => {
  const [wanted, setWanted] = useState(before)
  const [generals, setGenerals] = useState<Readonly<Record<string, string>>>({})
  return {
    players: Object.fromEntries(sides.map((side, i) => [side, wanted[side] ?? (i === 0 ? HUMAN : computer)])),
    generals,
    choose(side, player, general) {
      setWanted({ ...wanted, [side]: player })
      const { [side]: _, ...others } = generals
      setGenerals(general === undefined ? others : { ...others, [side]: general })
    },
  }
}

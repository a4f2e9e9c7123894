import { useState } from 'preact/hooks'
import type { Fields } from '#kernel/procedure/referee.ts'
import { navigate } from '../../app/router.ts'
import { useOneAtATime } from '../../app/use-one-at-a-time.ts'
import { askToPersist } from '../../device/database.ts'
import { loadPlayed } from '../../rulesets.ts'
import { settings } from '../../settings/store.ts'
import { humansOf } from '../storage/record.ts'
import { storeBattle, storedTitles } from '../storage/store.ts'
import type { Offered } from './offered.ts'
import { usualComputer } from './players.ts'
import { freshSeed } from './seed.ts'
import { usePlayers } from './use-players.ts'

/** On what terms a battle is to be fought; everything has a sensible start, so one press is enough. */
export interface Terms {
  readonly scenario: Offered
  readonly players: Readonly<Record<string, string>>
  /** After whom computer players are called, by side. */
  readonly generals: Readonly<Record<string, string>>
  readonly dice: string
  /** None for one that nobody knows. */
  readonly seed: number | undefined
  readonly options: Fields
  setPlayer(side: string, player: string, general?: string): void
  setDice(dice: string): void
  setSeed(seed: number | undefined): void
  setOptions(options: Fields): void
  begin(): void
}

export const useTerms = (scenario: Offered): Terms => {
  const [dice, setDice] = useState<string>(settings.value.dice)
  const [seed, setSeed] = useState<number>()
  const [options, setOptions] = useState<Fields>({})
  const { players, generals, choose } = usePlayers(scenario.sides, usualComputer(scenario.judged))
  const begin = useOneAtATime(async () => {
    const [ruleset, { newBattle }, taken] = await Promise.all([
      loadPlayed(scenario.ruleset),
      import('./begin.ts'),
      storedTitles(),
    ])
    if (!ruleset) return
    const record = newBattle(
      ruleset,
      {
        scenario: scenario.id,
        players,
        generals,
        ownDice: dice === 'own',
        seed: seed ?? freshSeed(),
        options,
      },
      taken,
    )
    askToPersist()
    await storeBattle(record)
    navigate(`/battle/${record.id}`)
  })
  return {
    scenario,
    players,
    generals,
    dice,
    seed,
    options,
    setPlayer: choose,
    setDice,
    setSeed,
    setOptions,
    begin: () => void begin(),
  }
}

/** The side that the one player at this device leads; none where two do or nobody does. */
export const ledSide = ({ players }: Pick<Terms, 'players'>): string | undefined => {
  const humans = humansOf({ players })
  return humans.length === 1 ? humans[0] : undefined
}

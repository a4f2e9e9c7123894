import { branchAt } from '#study/replay/branch.ts'
import { navigate } from '../../app/router.ts'
import { stamp } from '../../app/stamp.ts'
import { PlayerChoice } from '../beginning/player-choice.tsx'
import { computerOf } from '../beginning/players.ts'
import { usePlayers } from '../beginning/use-players.ts'
import { branched } from '../storage/branched.ts'
import type { StoredReel } from '../storage/open-reel.ts'
import { HUMAN, humansOf } from '../storage/record.ts'
import { storeBattle } from '../storage/store.ts'

/** What if? From the moment on the screen the battle goes on as another one. */
export const PlayOn = ({ reel, at }: { reel: StoredReel; at: number }) => {
  const { ruleset, record, ground, frames, result } = reel
  const usual =
    humansOf(record).length > 0 ? record.players : { ...record.players, [ground.sides[0].side]: HUMAN }
  const sides = ground.sides.map(({ side }) => side)
  const { players, generals, choose } = usePlayers(sides, computerOf(ruleset), usual)
  const over = result !== undefined && at === frames.length
  const begin = async () => {
    const branch = branched(record, branchAt(reel, at), { players, generals }, stamp())
    await storeBattle(branch)
    navigate(`/battle/${branch.id}`)
  }
  return (
    <details class="battle-menu">
      <summary>What if?</summary>
      <div class="menu-body">
        <p>A copy goes on from here as a battle of its own. This one stays as it is.</p>
        {ground.sides.map(({ side, name }) => (
          <PlayerChoice
            key={side}
            name={`branch-${side}`}
            title={`${name} are played by`}
            side={name}
            judged={ruleset.doctrine !== undefined}
            player={players[side] ?? HUMAN}
            general={generals[side]}
            onChange={(player, general) => choose(side, player, general)}
          />
        ))}
        {over && <p class="hint">The battle is over here: go back to an earlier moment.</p>}
        <button type="button" class="primary" disabled={over} onClick={() => void begin()}>
          Play on from here
        </button>
      </div>
    </details>
  )
}

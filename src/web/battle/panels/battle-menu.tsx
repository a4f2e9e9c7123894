import { useRef } from 'preact/hooks'
import { NewVersion, NewVersionMark } from '../../app/new-version.tsx'
import { useKeyDown } from '../../app/use-key-down.ts'
import { Segments } from '../../form/segments.tsx'
import { choose, PACES, settings } from '../../settings/store.ts'
import { BriefingDoor } from '../beginning/briefing/briefing-door.tsx'
import { DiceChoice } from '../beginning/dice-choice.tsx'
import { PlayerChoice } from '../beginning/player-choice.tsx'
import { saveBackup } from '../storage/save-backup.ts'
import { changePlayer, changeTerms } from '../store/giving.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import { DiceSeal } from './dice-seal.tsx'
import { Icon } from './icon.tsx'
import { PapersButton } from './papers.tsx'
import { Stopping } from './stopping.tsx'

/** The header of the app is not shown in a battle. */
const WAYS_OUT = [
  ['/', 'Home'],
  ['/play', 'All battles'],
  ['/settings', 'Settings'],
] as const

/** Who plays, which dice, the backup, how to stop, and the ways out. */
export const BattleMenu = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const { record, ruleset, ground } = scene
  const menu = useRef<HTMLDetailsElement>(null)
  useKeyDown(
    (event) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      event.stopPropagation()
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    },
    { before: true },
  )
  return (
    <details class="battle-menu" ref={menu}>
      <summary>
        <Icon name="menu" word="Menu" />
        <NewVersionMark />
      </summary>
      <div class="menu-body">
        <NewVersion />
        {ground.sides.map(({ side, name }) => (
          <PlayerChoice
            key={side}
            name={`plays-${side}`}
            title={`${name} are played by`}
            side={name}
            judged={ruleset.doctrine !== undefined}
            player={record.players[side] ?? ''}
            general={record.generals?.[side]}
            onChange={(player, general) => void changePlayer(store, side, player, general)}
          />
        ))}
        <DiceChoice
          name="dice-of-battle"
          value={record.ownDice ? 'own' : 'app'}
          onChange={(value) => void changeTerms(store, { ownDice: value === 'own' })}
        />
        <Segments
          name="pace-of-computer"
          title="The computer's orders"
          values={PACES}
          value={settings.value.pace}
          onChange={(value) => choose({ pace: PACES.find(([pace]) => pace === value)?.[0] ?? 'normal' })}
        />
        <div class="action-row">
          <a class="button" href={`/battle/${record.id}/report`}>
            {scene.result ? 'Report' : 'Report so far'}
          </a>
          <a class="button" href={`/battle/${record.id}/replay`}>
            Replay
          </a>
          <BriefingDoor scene={scene} />
          <PapersButton scene={scene} />
          <button type="button" onClick={() => saveBackup(record)}>
            Backup file
          </button>
        </div>
        <Stopping scene={scene} />
        <nav class="action-row" aria-label="Leave the battle">
          {WAYS_OUT.map(([href, name]) => (
            <a key={href} class="button" href={href}>
              {name}
            </a>
          ))}
          <a class="button" href={`/rules/${ruleset.id}`}>
            Rule book
          </a>
        </nav>
        <p class="hint">
          <DiceSeal record={record} over={scene.result !== undefined} /> Every order is stored on this device
          as it is given.
        </p>
      </div>
    </details>
  )
}

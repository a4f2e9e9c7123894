import type { ComponentChildren } from 'preact'
import { Explained } from '../../glossary/explained.tsx'
import { BattleMenu } from '../panels/battle-menu.tsx'
import { Icon } from '../panels/icon.tsx'
import { SideFlag } from '../panels/side-flag.tsx'
import { momentPrompt } from '../results/acknowledgement.tsx'
import { unacknowledged } from '../store/outcomes/seen-moments.ts'
import type { Scene } from '../store/scene.ts'
import { mayRedo, redo, undo, undoWords } from '../store/taking-back.ts'
import { useBattle } from '../store/use-battle.ts'
import './prompt-bar.css'

/** Letters beyond which a prompt is set smaller where the screen is narrow, and again: nobody is asked half a question. */
const LONG = 40
const LONGER = 60

const sizeOf = ({ length }: string): string =>
  length > LONGER ? 'asked long longer' : length > LONG ? 'asked long' : 'asked'

/** Where the battle stands and what is asked of whom, with the way back; what else stands there is handed in. */
export const PromptBar = ({ scene, children }: { scene: Scene; children?: ComponentChildren }) => {
  const { speaker, ground, record, standing, deciding } = scene
  const store = useBattle()
  const isTold = store.told.value?.open === true
  const prompt = momentPrompt(unacknowledged(store, scene)) ?? scene.prompt
  return (
    <header class="battle-head">
      <BattleMenu scene={scene} />
      <div class="where">
        <h1>{record.title}</h1>
        <p class="standing">{standing}</p>
      </div>
      <p class="prompt" role="status" data-deciding={deciding ?? ''}>
        {speaker !== undefined && (
          <>
            <SideFlag ground={ground} side={speaker} />
            <span class="unseen-words">: </span>
          </>
        )}
        <span class={sizeOf(prompt)}>
          {isTold ? 'See what was done, or go on.' : <Explained ruleset={scene.ruleset} text={prompt} />}
        </span>
      </p>
      <TakingBack scene={scene} />
      {children}
    </header>
  )
}

const TakingBack = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const back = undoWords(store, scene)
  const nothingAgain = !mayRedo(store, scene)
  return (
    <div class="taking-back">
      <button
        type="button"
        disabled={back === undefined}
        title={
          back ??
          (store.rolling.value ? 'Your order stands: its dice come first' : 'You have given no order yet')
        }
        onClick={() => void undo(store)}
      >
        <Icon name="undo" word="Undo" />
      </button>
      <button
        type="button"
        disabled={nothingAgain}
        title={
          nothingAgain
            ? 'Nothing has been taken back that could be given again'
            : 'What was taken back once more, with the same dice (Ctrl+Y)'
        }
        onClick={() => void redo(store)}
      >
        <Icon name="redo" word="Redo" />
      </button>
    </div>
  )
}

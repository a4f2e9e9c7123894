import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import { ToldLines } from './told-card.tsx'
import { accountTitle } from './words.ts'
import './told.css'

/** The same folded beside what is asked, for what was too little to stop for and to look at it again. */
export const ToldNews = ({ scene }: { scene: Scene }) => {
  const told = useBattle().told.value
  if (!told || told.open) return null
  const { account, lit } = told
  return (
    <details class="news" open={!account.weighty}>
      <summary>{accountTitle(scene, account)}</summary>
      <ToldLines lines={account.lines} lit={lit} />
    </details>
  )
}

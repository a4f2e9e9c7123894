import { navigate } from '../../app/router.ts'
import { SpoiledActions } from '../../device/spoiled-list.tsx'
import { Missing } from '../panels/missing.tsx'
import { leftOfBattle } from '../storage/reading.ts'
import { removeBattle } from '../storage/store.ts'
import type { Unopened as Reason } from '../store/opening.ts'
import { Broken } from './broken.tsx'

/** What is shown in place of a battle that cannot be played. */
export const Unopened = ({ reason }: { readonly reason: Reason }) => {
  if (reason.why === 'broken') return <Broken record={reason.record} message={reason.message} />
  if (reason.why === 'missing') return <Missing fault="There is no such battle on this device" />
  const { spoiled } = reason
  return (
    <main class="page">
      <h1>{spoiled.title} cannot be opened</h1>
      <p role="alert">{spoiled.why}</p>
      <p class="spoiled">
        <SpoiledActions
          one={spoiled}
          left={leftOfBattle}
          remove={removeBattle}
          onChange={() => navigate('/play')}
        />
      </p>
      <p>
        <a href="/play">All battles</a>
      </p>
    </main>
  )
}

import { saveBackup } from '../storage/save-backup.ts'
import { UNSAFE } from '../store/going-on.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import '../../device/device.css'

/** What is wrong with the battle as it is kept, and the file that saves it. */
export const Trouble = ({ scene }: { scene: Scene }) => {
  const trouble = useBattle().trouble.value ?? scene.trouble
  return trouble === undefined ? null : (
    <div class="trouble unkept" role="alert">
      <p>{trouble}</p>
      {trouble === UNSAFE && (
        <button type="button" onClick={() => saveBackup(scene.record)}>
          Save it now
        </button>
      )}
    </div>
  )
}

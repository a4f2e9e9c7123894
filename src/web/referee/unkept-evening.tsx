import { saveFile } from '../app/download.ts'
import '../device/device.css'
import { evening, eveningBackup, kept, openEvening } from './store.ts'

/** Says that the last change of the evening could not be stored, and how nothing is lost. */
export const UnkeptEvening = () => {
  const open = evening.value
  if (!open || kept.value === 'safe') return null
  return (
    <div class="trouble unkept" role="alert">
      <p>
        {kept.value === 'unsafe'
          ? 'This device refuses to store the evening. Save a backup file now.'
          : 'This evening has gone on in another tab. Nothing was written over, and what you do here is not stored.'}
      </p>
      <div class="action-row">
        <button type="button" onClick={() => saveFile(eveningBackup(open))}>
          Save a backup file
        </button>
        {kept.value === 'moved-on' && (
          <button type="button" onClick={() => void openEvening(open.id)}>
            Show how it stands now
          </button>
        )}
      </div>
    </div>
  )
}

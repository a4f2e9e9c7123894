import { useState } from 'preact/hooks'
import type { ArmyDocument } from '#screen/designer.ts'
import { download } from '../app/download.ts'
import { navigate } from '../app/router.ts'
import { packed, SHARED } from './share.ts'
import { ARMIES } from './storage.ts'

interface Props {
  readonly army: ArmyDocument
  readonly onUndo: (() => void) | undefined
  readonly onTakeOver: (() => void) | undefined
}

/** What can be done with the whole of an army. */
export const ArmyActions = ({ army, onUndo, onTakeOver }: Props) => {
  const [link, setLink] = useState<string>()
  const share = async () => {
    const address = `${location.origin}/army/${SHARED}#${await packed(army)}`
    setLink(address)
    // The address is shown too, where the device does not let us put it there.
    await navigator.clipboard?.writeText(address).catch(() => undefined)
  }
  const copy = async () => {
    const title = `${army.title} (copy)`
    navigate(`/army/${await ARMIES.keepNew({ ...army, title })}`)
  }
  return (
    <>
      <div class="action-row">
        {onTakeOver ? (
          <button type="button" class="primary" onClick={onTakeOver}>
            Keep this army
          </button>
        ) : (
          <button type="button" onClick={() => void copy()}>
            Duplicate
          </button>
        )}
        {onUndo && (
          <button type="button" onClick={onUndo}>
            Undo
          </button>
        )}
        <button type="button" onClick={() => void share()}>
          Link
        </button>
        <button
          type="button"
          onClick={() => download(`${army.title}.json`, 'application/json', JSON.stringify(army, null, 2))}
        >
          File
        </button>
        <button type="button" onClick={() => print()}>
          Print the roster
        </button>
      </div>
      {link && (
        <div class="text shared-link" role="status">
          <label for="shared-link">Link to this army as it is now (copied, if the device allows it)</label>
          <input
            id="shared-link"
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </>
  )
}

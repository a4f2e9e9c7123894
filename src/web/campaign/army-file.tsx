import { useState } from 'preact/hooks'
import { parsedText } from '#kernel/procedure/file-text.ts'
import { capitalised } from '#kernel/words.ts'
import type { PlannedFile } from '#screen/planner.ts'
import { download } from '../app/download.ts'
import { OpenFile } from '../app/open-file.tsx'

const parsed = (text: string): unknown => {
  const read = parsedText(text)
  return read.ok ? read.value : undefined
}

interface Props {
  /** Whose army it is. */
  readonly of: string
  /** What the file holds. */
  readonly what?: string
  readonly file: PlannedFile<unknown>
  onChange(plan: unknown): void
}

/** The army of a side brought along as a file, or kept as one. */
export const ArmyFileRow = ({ of, what = 'army', file, onChange }: Props) => {
  const [fault, setFault] = useState<string>()
  const { brought, saved } = file
  const load = async (text: string): Promise<void> => {
    const read = file.load(parsed(text))
    setFault('fault' in read ? read.fault : undefined)
    if ('plan' in read) onChange(read.plan)
  }
  return (
    <fieldset aria-label={`${of}: ${what} file`}>
      <legend>{capitalised(what)} file</legend>
      {brought && (
        <p>
          Army from a file: <strong>{brought.title}</strong>{' '}
          <button type="button" class="quiet" onClick={() => onChange(brought.without)}>
            Leave it out
          </button>
        </p>
      )}
      <OpenFile title={`Open ${what === 'army' ? 'an army' : `a ${what}`} file`} fault={fault} load={load} />
      {saved && (
        <button
          type="button"
          class="quiet"
          onClick={() =>
            download(saved.name, 'application/json', `${JSON.stringify(saved.content, null, 2)}\n`)
          }
        >
          Save this {what}
        </button>
      )}
    </fieldset>
  )
}

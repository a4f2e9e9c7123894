import { useState } from 'preact/hooks'
import { parsedText } from '#kernel/procedure/file-text.ts'
import type { OrderFile } from '#screen/writing.ts'
import { download } from '../../app/download.ts'
import { OpenFile } from '../../app/open-file.tsx'
import { writeByHand } from '../store/drafts/written.ts'
import { useBattle } from '../store/use-battle.ts'

const parsed = (text: string): unknown => {
  const read = parsedText(text)
  return read.ok ? read.value : undefined
}

/** Keeps the order being written as a file, or takes one from a file. */
export const OrderFileRow = ({ file }: { file: OrderFile }) => {
  const store = useBattle()
  const [fault, setFault] = useState<string>()
  const load = async (text: string): Promise<void> => {
    const read = file.load(parsed(text))
    setFault('refusal' in read ? read.refusal.message : undefined)
    if ('order' in read) writeByHand(store, read.order)
  }
  return (
    <div class="action-row order-file">
      <button
        type="button"
        class="quiet"
        onClick={() => download(file.name, 'application/json', `${JSON.stringify(file.save(), null, 2)}\n`)}
      >
        Save the {file.title}
      </button>
      <OpenFile title={`Open a ${file.title}`} fault={fault} load={load} />
    </div>
  )
}

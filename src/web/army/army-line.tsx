import type { ArmyDocument, DesignLine } from '#screen/designer.ts'
import { SettingControl, Steps } from '../form/setting-control.tsx'

interface Props {
  readonly line: DesignLine<ArmyDocument>
  readonly wrong: boolean
  readonly open: boolean
  onOpen(): void
  onChange(army: ArmyDocument): void
}

/** Units that are bought alike: how many at a glance, the rest when opened. */
export const ArmyLine = ({ line, wrong, open, onOpen, onChange }: Props) => {
  const { title, text, count, each, points, settings, without, split } = line
  return (
    <li class={wrong ? 'army-line wrong' : 'army-line'}>
      <div class="army-line-head">
        <Steps setting={count} of={title} onChange={onChange} />
        <button type="button" class="army-line-title" aria-expanded={open} onClick={onOpen}>
          <strong>
            {wrong && '✗ '}
            {title}
          </strong>
          <span class="hint">{text}</span>
        </button>
        <span class="army-line-points">
          <strong>{points}</strong>
          {count.value > 1 && <small> {each} each</small>}
        </span>
      </div>
      {open && (
        <div class="army-line-body">
          {settings.map((setting) => (
            <SettingControl key={setting.id} setting={setting} of={title} onChange={onChange} />
          ))}
          <div class="action-row">
            {split && (
              <button type="button" onClick={() => onChange(split)}>
                One apart
              </button>
            )}
            <button
              type="button"
              class="danger"
              aria-label={`Remove ${title}`}
              onClick={() => onChange(without)}
            >
              Remove
            </button>
          </div>
        </div>
      )}
    </li>
  )
}

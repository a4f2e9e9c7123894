import type { ArmyDocument, Objection } from '#screen/designer.ts'

interface Props {
  readonly title: string
  readonly list: readonly Objection<ArmyDocument>[]
  readonly ruleset: string
  onChange(army: ArmyDocument): void
}

/** What the rules have against an army, each with its clause and a way to mend it. */
export const Objections = ({ title, list, ruleset, onChange }: Props) =>
  list.length === 0 ? null : (
    <section class="objections" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {list.map(({ message, clause, mends }) => (
          <li key={message}>
            <p>
              {message.replace(` (${clause})`, '')} <a href={`/rules/${ruleset}/${clause}`}>{clause}</a>
            </p>
            {mends.length > 0 && (
              <div class="action-row">
                {mends.map(({ title: how, army }) => (
                  <button key={how} type="button" onClick={() => onChange(army)}>
                    {how}
                  </button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

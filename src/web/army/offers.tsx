import type { ArmyDocument, ArmyPage } from '#screen/designer.ts'

interface Props {
  readonly offers: ArmyPage<ArmyDocument>['offers']
  readonly ruleset: string
  onChange(army: ArmyDocument): void
}

/** Units to be added, one with each press. What the rules are against can be had, with a warning. */
export const Offers = ({ offers, ruleset, onChange }: Props) => (
  <section class="offers" aria-label="Add units">
    <h2>Add units</h2>
    {offers.map(({ title: group, units }) => (
      <section key={group} aria-label={group}>
        <h3>{group}</h3>
        <ul>
          {units.map(({ id, title, text, points, taken, barred }) => (
            <li key={id}>
              <button type="button" onClick={() => onChange(taken)}>
                <span>
                  <strong>+ {title}</strong> <small>{text}</small>
                </span>{' '}
                <b>{points}</b>
              </button>
              {barred && (
                <p class="hint">
                  {barred.message} <a href={`/rules/${ruleset}/${barred.clause}`}>{barred.clause}</a>
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
)

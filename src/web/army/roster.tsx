import type { ArmyDocument, ArmyPage, RosterEntry } from '#screen/designer.ts'

interface Props {
  readonly title: string
  readonly ruleset: string
  readonly page: ArmyPage<ArmyDocument>
}

/** More rows than this do not go on one page, and units that are bought alike share one. */
const MOST_ROWS = 84

/** Ticked from the left: a thick line stands before those that are left when the unit is down to half. */
const Boxes = ({ strength, half }: { strength: number; half: number | undefined }) => (
  <span class="boxes">
    {Array.from({ length: strength }, (_, i) => (
      <i key={i} class={half !== undefined && strength - i === half ? 'half' : undefined} />
    ))}
  </span>
)

const rowsOf = ({ lines, roster }: Props['page']): readonly RosterEntry[] =>
  roster.length <= MOST_ROWS
    ? roster
    : lines.map(({ title, text, count }) => ({
        name: `${count.value} × ${title}`,
        kind: '',
        strength: 0,
        ratings: text,
      }))

const chosenValue = (setting: Props['page']['settings'][number]): string =>
  setting.kind === 'choice'
    ? (setting.values.find(({ value }) => value === setting.value)?.title ?? setting.value)
    : String(setting.value)

/** The army on one sheet of paper, with a box to tick for each point of strength. */
export const Roster = ({ title, ruleset, page }: Props) => {
  const { points, settings, goods, facts } = page
  const rows = rowsOf(page)
  return (
    <section class={rows.length > MOST_ROWS / 2 ? 'roster-sheet dense' : 'roster-sheet'} aria-label="Roster">
      <header>
        <h1>{title}</h1>
        <p>
          {ruleset} · {settings.map((setting) => `${setting.title}: ${chosenValue(setting)}`).join('; ')}.
        </p>
        <p>
          {points.spent} of {points.total} points.{' '}
          {[...facts.slice(2), ...goods.map((one) => ({ label: one.title, value: chosenValue(one) }))]
            .map(({ label, value }) => `${label}: ${value}`)
            .join('; ')}
          .
        </p>
      </header>
      <ol>
        {rows.map(({ name, ratings, strength, half }, i) => (
          <li key={i}>
            <span>
              <b>{name}</b> <small>{ratings}</small>
            </span>
            <Boxes strength={strength} half={half} />
          </li>
        ))}
      </ol>
    </section>
  )
}

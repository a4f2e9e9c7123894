import { capitalised } from '#kernel/words.ts'
import { summedLuck, type Throw } from '#study/luck.ts'
import { type Facts, sideNames, wordOf } from '#study/report/facts.ts'
import { type LuckRow, luckRows, luckWords, strokes } from '#study/report/luck-words.ts'
import { figure, gainTitle, signed } from '#study/wording.ts'
import { ColumnHeads } from '../../app/column-heads.tsx'
import { Scroller } from '../../app/scroller.tsx'
import type { BattleRecord } from '../storage/record.ts'

const MOST_STROKES = 6

interface Props {
  readonly facts: Facts<BattleRecord>
  /** None while it is being weighed. */
  readonly throws: readonly Throw[] | undefined
  readonly done: number
}

/** What the dice did against what was to be expected of them. */
export const LuckSection = ({ facts, throws, done }: Props) => {
  if (!throws)
    return (
      <p role="status">
        The dice are being weighed… <progress value={done} max={1} aria-label="Dice weighed" />
      </p>
    )
  const { gauges } = facts.course
  const names = sideNames(facts)
  const luck = summedLuck(gauges, facts.reel.sides, throws)
  const rows = luckRows(facts, throws)
  const last = facts.course.readings.at(-1)
  return (
    <>
      <p class="verdict">{luckWords(gauges[0], luck, names)}</p>
      <p class="hint">
        Each order with dice is played again with every way its dice can fall. Its luck is the{' '}
        {gauges[0]?.shared ? gauges[0].title.toLowerCase() : 'position'} it led to against the average of them
        all; its chance is that of falling so well or better, or so badly or worse.
      </p>
      <Scroller class="figures-scroll" label="With even dice">
        <table class="figures">
          <caption>As it was, and with even dice for the same orders</caption>
          <thead>
            <tr>
              <th scope="col">At the end</th>
              {names.flatMap((name) => [
                <th key={name} scope="col">
                  {name}
                </th>,
                <th key={`${name} even`} scope="col">
                  even dice
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {gauges.map((gauge, g) =>
              gauge.shared ? null : (
                <tr key={gauge.id}>
                  <th scope="row">{gauge.title}</th>
                  {names.flatMap((name, s) => {
                    const was = last?.[s]?.[g] ?? 0
                    return [
                      <td key={name}>{figure(was)}</td>,
                      <td key={`${name} even`}>{figure(was - (luck.off[s]?.[g] ?? 0))}</td>,
                    ]
                  })}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </Scroller>
      <LuckTable facts={facts} caption="The greatest strokes of luck" rows={strokes(rows, MOST_STROKES)} />
      <details>
        <summary>All {rows.length} orders whose dice mattered</summary>
        <LuckTable facts={facts} caption="Order by order" rows={rows} />
      </details>
    </>
  )
}

const LuckTable = ({
  facts,
  caption,
  rows,
}: {
  facts: Facts<BattleRecord>
  caption: string
  rows: readonly LuckRow[]
}) => {
  const [first] = sideNames(facts)
  const { id } = facts.reel.record
  return (
    <Scroller class="figures-scroll" label={caption}>
      <table class="figures wordy">
        <caption>{caption}</caption>
        <ColumnHeads
          names={[
            capitalised(wordOf(facts)),
            'What happened',
            gainTitle(facts.course.gauges[0], first ?? ''),
            'Chance',
          ]}
        />
        <tbody>
          {rows.map(({ order, turn, what, luck, chance }) => (
            <tr key={order}>
              <td>{turn}</td>
              <td>
                <a href={`/battle/${id}/replay#${order}`}>{what}</a>
              </td>
              <td>{signed(luck)}</td>
              <td>{chance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

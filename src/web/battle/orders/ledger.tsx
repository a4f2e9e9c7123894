import type { ShownLedger } from '#screen/beside.ts'
import { ColumnHeads } from '../../app/column-heads.tsx'
import { give, giveSeveral } from '../store/giving.ts'
import { choose } from '../store/hand.ts'
import { useBattle } from '../store/use-battle.ts'

/** What can be bought or filled up, with the price on each button; names have a line to themselves. */
export const Ledger = ({ ledger }: { ledger: ShownLedger }) => {
  const store = useBattle()
  const { title, purse, head, rows, all, note } = ledger
  return (
    <section class="ledger" aria-label={title}>
      <table>
        <caption>
          {title} <span class="purse">{purse}</span>
        </caption>
        <ColumnHeads names={head} />
        {rows.map(({ name, text, unit, cells }) => (
          <tbody key={unit ?? name} class={unit !== undefined && unit === store.chosen.value ? 'now' : ''}>
            <tr>
              <th scope="rowgroup" colSpan={head.length}>
                {unit === undefined ? (
                  name
                ) : (
                  <button type="button" class="quiet who" onClick={() => choose(store, unit)}>
                    {name}
                  </button>
                )}{' '}
                <small>{text}</small>
              </th>
            </tr>
            <tr>
              {cells.map((deals, i) => (
                <td key={head[i]}>
                  {deals.map((deal) => (
                    <button
                      key={deal.title}
                      type="button"
                      aria-label={`${name}, ${deal.title}`}
                      title={deal.text}
                      onClick={() => void give(store, deal.order)}
                    >
                      {deal.title}
                    </button>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      {note && <p class="note">{note}</p>}
      {all && (
        <button type="button" title={all.text} onClick={() => void giveSeveral(store, all.orders)}>
          {all.title}
        </button>
      )}
    </section>
  )
}

import { useMemo } from 'preact/hooks'
import type { Terrain } from '#screen/ground.ts'
import { type ZoneGrid, zoneMiddle } from '#screen/zone-map.ts'
import { bridgesFound } from '../ground/shapes/crossings.ts'
import { shapeOf } from '../ground/shapes/shape.ts'
import { chooseUnit } from '../input/commands.ts'
import { GROUND_WORDS } from '../key/terrain-entries.ts'
import { inUnits } from '../lengths.ts'
import type { Unit } from '../model.ts'
import { pieceOf, type Store } from '../store.ts'

/** The table in words: every unit, piece and piece of ground. Always there for a screen reader, shown on demand. */
export const TextTwin = ({ store }: { store: Store }) => {
  const { sides, units, terrain, templates = [], areas, grid, marks = [] } = store.data.value
  const objectives = areas.filter(({ style, label }) => style === 'objective' && label !== undefined)
  const open = store.showWords.value
  const terrains = useMemo(() => groundInWords(terrain), [terrain])
  return (
    <section class={open ? 'table-words' : 'table-words unseen'} aria-label="Table in words">
      <h2 class="unseen">Table in words</h2>
      {sides.map((side, i) => (
        <div key={side}>
          <h3 class={`side-name side-${i}`}>{side}</h3>
          <ul>
            {units
              .filter((unit) => unit.side === i)
              .map((unit) => (
                <UnitInWords key={unit.id} store={store} unit={unit} open={open} />
              ))}
          </ul>
        </div>
      ))}
      {marks.length > 0 && (
        <>
          <h3>Marked on the table</h3>
          <ul class="ground-words">
            {marks.map(({ id, number, text }) => (
              <li key={id}>{number === undefined ? text : `${number}. ${text}`}</li>
            ))}
          </ul>
        </>
      )}
      {templates.length > 0 && (
        <>
          <h3>In hand</h3>
          <ul>
            {templates.map(({ id, name, text }) => (
              <li key={id}>
                <button
                  type="button"
                  tabIndex={open ? 0 : -1}
                  aria-pressed={store.data.value.held === id}
                  onClick={() => store.calls.value.take?.(id)}
                >
                  {name}
                </button>
                <p class="planned">{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {objectives.length > 0 && (
        <>
          <h3>Objectives</h3>
          <ul class="ground-words">
            {objectives.map(({ id, label, number, side }) => (
              <li key={id}>
                {label}
                {number === undefined ? '' : `: worth ${number}`}, held by{' '}
                {side === undefined ? 'nobody' : sides[side]}
              </li>
            ))}
          </ul>
        </>
      )}
      {grid ? (
        <ZonesInWords store={store} grid={grid} open={open} />
      ) : (
        <>
          <h3>Ground</h3>
          <ul class="ground-words">
            {terrains.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const nameOf = ({ name, kind }: Terrain): string => name ?? GROUND_WORDS[kind].toLowerCase()

/** Every piece of ground once, the bridges that the map shows of its own accord, and what is but drawn. */
const groundInWords = (all: readonly Terrain[]): readonly string[] => {
  const terrain = all.filter(({ scenery }) => !scenery)
  const drawn = [...new Set(all.flatMap(({ scenery, text }) => (scenery ? [text] : [])))]
  const found = bridgesFound(terrain.map((one) => ({ terrain: one, patch: shapeOf(one.outline) })))
  const bridges = found.map(({ way, water }) => `Bridge: ${nameOf(way.terrain)} over ${nameOf(water)}`)
  return [
    ...new Set([...terrain.map(({ text }) => text), ...bridges]),
    ...(drawn.length > 0 ? [`Drawn only, without effect on play: ${drawn.join(', ')}`] : []),
  ]
}

const ZonesInWords = ({ store, grid, open }: { store: Store; grid: ZoneGrid; open: boolean }) => (
  <>
    <h3>Zones</h3>
    <ul class="zone-words">
      {grid.zones.map(({ name, text }, number) => (
        <li key={name}>
          <button
            type="button"
            tabIndex={open ? 0 : -1}
            onClick={() => store.calls.value.ground?.(zoneMiddle(grid, number))}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
    <h3>Behind the lines</h3>
    <ul class="ground-words">
      {grid.rears.map(({ side, text }) => (
        <li key={side}>{text}</li>
      ))}
    </ul>
  </>
)

const UnitInWords = ({ store, unit, open }: { store: Store; unit: Unit; open: boolean }) => {
  const { pieces, selected, measure } = store.data.value
  const own = pieces.filter((piece) => piece.unit === unit.id)
  const planned =
    pieceOf(store, store.draft.value?.pieces[0])?.unit === unit.id ? store.planned.value : undefined
  // Of a unit that is one stand all may have been said.
  const said = own.length === 1 && own.every(({ text }) => unit.text.includes(text))
  return (
    <li>
      <button
        type="button"
        // The list is long: while it is not shown, Tab passes it by.
        tabIndex={open ? 0 : -1}
        aria-pressed={own.some(({ id }) => selected.includes(id))}
        onClick={() => chooseUnit(store, unit.id)}
      >
        {unit.text}
        {unit.todo && <span class="waits"> to do</span>}
      </button>
      {planned && (
        <p class="planned">
          Planned: {inUnits(planned.used, measure)} used
          {planned.legal ? '' : `; not allowed: ${planned.reason ?? ''}`}
        </p>
      )}
      {!said && (
        <ul>
          {own.map((piece) => (
            <li key={piece.id}>{piece.text}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

import type { ComponentChildren } from 'preact'
import type { Area } from '#screen/area.ts'
import type { KeyWords } from '#screen/map-key.ts'
import type { Piece } from '#screen/piece.ts'
import { FlagCloth } from '../drawing/names/flag-sign.tsx'
import { ActedTick, OrderTag, StatusDisc } from '../drawing/names/mark-row.tsx'
import { PieceToken } from '../drawing/piece.tsx'
import { AreaShape } from '../drawing/shapes.tsx'
import type { TableData } from '../model.ts'
import type { Store } from '../store.ts'
import { KeyChapter, TerrainKey, ZonesKey } from './ground-key.tsx'

/** The key to every sign that is on this table, laid over it. */
export const MapKey = ({ store }: { store: Store }) => {
  if (!store.showKey.value) return null
  const { key, grid, sides } = store.data.value
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached
    <section class="map-key" aria-label="Key of the map" tabIndex={0}>
      <header>
        <h2>Key to this table</h2>
        <button
          type="button"
          onClick={() => {
            store.showKey.value = false
          }}
        >
          Close
        </button>
      </header>
      {key && <SignsKey words={key} data={store.data.value} />}
      {grid ? <ZonesKey sides={sides} map={grid} /> : <TerrainKey {...store.data.value} />}
    </section>
  )
}

/** What stands on the map and is drawn over it, as far as it is there now. */
const SignsKey = ({ words, data }: { words: KeyWords; data: TableData }) => {
  const { sides, grid, areas } = data
  const pieces = data.pieces.filter(({ gone }) => !gone)
  const arms = words.arms.filter(({ symbol }) => pieces.some((piece) => piece.symbol === symbol))
  const statuses = words.status.filter(({ status }) => pieces.some((piece) => piece.status === status))
  const orders = words.letters.flatMap(({ letters, text }) => {
    const order = pieces.find((piece) => piece.order?.letters === letters)?.order
    return order ? [{ order, text }] : []
  })
  const drawn = words.areas.filter(({ style }) => areas.some((area) => area.style === style))
  const flags = areas.some(({ style, number }) => style === 'objective' && number !== undefined)
  return (
    <>
      <KeyChapter title="Pieces">
        <Stand text={sides[0]} piece={pieces.some(isMan) ? MAN : {}} />
        <Stand text={sides[1]} piece={{ ...(pieces.some(isMan) ? MAN : {}), side: 1 }} />
        {arms.map(({ symbol, text }) => (
          <Stand key={symbol} text={text} piece={{ ...bodyOf(pieces, symbol), symbol }} />
        ))}
        {pieces.some(isMan) && (
          <Stand text="Men of the next squad: a ring, then a tint" piece={{ ...MAN, squad: 2 }} />
        )}
        {pieces.some(({ prone }) => prone) && <Stand text="Lies prone" piece={{ ...MAN, prone: true }} />}
        {pieces.some(({ mixed }) => mixed) && (
          <Stand text="In melee: the number of his squad" piece={{ ...MAN, squad: 1, mixed: true }} />
        )}
        {pieces.some(({ struck }) => struck) && (
          <Stand text="Hit; a wreck" piece={{ ...MAN, struck: true }} />
        )}
        {words.figures.map(({ figure, text }) => (
          <Stand key={figure} text={text} piece={{ figure }} />
        ))}
        {pieces.some(({ wave }) => wave !== undefined) && (
          <Stand text="Second wave of those in its zone" piece={{ wave: 2 }} />
        )}
        {pieces.length < data.pieces.length && <Stand text="A piece fell here" piece={{ gone: true }} />}
      </KeyChapter>
      <KeyChapter title="Beside them">
        {statuses.map(({ status, text }) => (
          <Sign key={status} text={text}>
            <StatusDisc status={status} />
          </Sign>
        ))}
        {orders.map(({ order, text }) => (
          <Sign key={order.letters} text={text}>
            <OrderTag order={order} heading={0} turn={1} />
          </Sign>
        ))}
        {pieces.some(({ done }) => done) && (
          <Sign text="Has done what it can">
            <ActedTick />
          </Sign>
        )}
        {flags && (
          <Sign text="Ground worth so many points, in the colour of its holder">
            <g transform="translate(-10 14)">
              <FlagCloth side={0} number={2} />
            </g>
          </Sign>
        )}
      </KeyChapter>
      <KeyChapter title="Drawn over the map">
        {[...drawn, ...(grid ? [CHANGED] : [])]
          .filter(({ style }) => style !== 'objective')
          .map(({ style, text }) => (
            <li key={style}>
              <svg viewBox="-700 -700 6400 6400" style={{ '--px': '100px' }} aria-hidden="true">
                <g class="table-layer">
                  <AreaShape area={areaOf(style)} table={TABLE} />
                </g>
              </svg>
              {text}
            </li>
          ))}
      </KeyChapter>
    </>
  )
}

/** A mark in the pixels in which it stands on the map. */
const Sign = ({ text, children }: { text: string; children: ComponentChildren }) => (
  <li>
    <svg viewBox="-32 -18 64 36" class="stand" style={{ '--px': '1px' }} aria-hidden="true">
      <g class="table-layer">
        <g class="unit-marks">{children}</g>
      </g>
    </svg>
    {text}
  </li>
)

/** The table draws it of its own accord, whatever is played on it. */
const CHANGED = { style: 'changed', text: 'What was last done to the ground' } as const

/** Of the small drawings. */
const TABLE = { width: 5000, height: 5000 }
const MIDDLE = { x: 2500, y: 2500 }

const areaOf = (style: Area['style']): Area => ({
  id: style,
  style,
  outline:
    style === 'path' || style === 'underground'
      ? {
          shape: style === 'path' ? 'arrow' : 'line',
          points: [
            { x: 400, y: 1200 },
            { x: 4600, y: 3800 },
          ],
        }
      : { shape: 'square', centre: MIDDLE, side: 5000 },
})

const SAMPLE: Piece = {
  id: 'key',
  unit: 'key',
  side: 0,
  centre: MIDDLE,
  heading: 0,
  width: 5200,
  depth: 2700,
  symbol: 'infantry',
  name: '',
  text: '',
  status: 0,
}

/** One man on his own base. */
const MAN: Partial<Piece> = { width: 2500, depth: 2500, round: true, symbol: 'figure' }

const isMan = ({ squad }: Piece): boolean => squad !== undefined

/** As round or as square as what bears the sign on this table. */
const bodyOf = (pieces: readonly Piece[], symbol: Piece['symbol']): Partial<Piece> => {
  const one = pieces.find((piece) => piece.symbol === symbol)
  if (!one || one.round) return one ? MAN : {}
  return one.depth > one.width ? { width: 1700, depth: 2600 } : {}
}

const Stand = ({ text, piece }: { text: string; piece: Partial<Piece> }) => (
  <li>
    <svg viewBox="-700 700 6400 3600" class="stand" style={{ '--px': '100px' }} aria-hidden="true">
      <g class="table-layer">
        <PieceToken piece={{ ...SAMPLE, ...piece }} table={TABLE} />
      </g>
    </svg>
    {text}
  </li>
)

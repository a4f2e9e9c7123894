import type { Area } from '../../../screen/area.ts'
import type { KeyWords } from '../../../screen/map-key.ts'
import type { Piece } from '../../../screen/piece.ts'
import { PieceToken } from '../drawing/piece.tsx'
import { AreaShape } from '../drawing/shapes.tsx'
import type { Store } from '../store.ts'
import { KeyChapter, TerrainKey, ZonesKey } from './ground-key.tsx'

/** The key of the map, laid over it. */
export const MapKey = ({ store }: { store: Store }) => {
  if (!store.showKey.value) return null
  const { key, grid, ground, terrain, sides } = store.data.value
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached
    <section class="map-key" aria-label="Key of the map" tabIndex={0}>
      <header>
        <h2>Key of the map</h2>
        <button
          type="button"
          onClick={() => {
            store.showKey.value = false
          }}
        >
          Close
        </button>
      </header>
      {grid ? <ZonesKey sides={sides} /> : <TerrainKey ground={ground} terrain={terrain} sides={sides} />}
      {key && <SignsKey words={key} sides={sides} zones={grid !== undefined} />}
    </section>
  )
}

interface SignsProps {
  readonly words: KeyWords
  readonly sides: readonly [string, string]
  readonly zones: boolean
}

/** What stands on the map and is drawn over it. */
const SignsKey = ({ words, sides, zones }: SignsProps) => (
  <>
    <KeyChapter title="Stands">
      {words.arms.map(({ symbol, text }) => (
        <Stand key={symbol} text={text} piece={{ symbol }} />
      ))}
    </KeyChapter>
    <KeyChapter title="Marks on stands">
      <Stand text={sides[0]} piece={{}} />
      <Stand text={sides[1]} piece={{ side: 1 }} />
      {words.figures.map(({ figure, text }) => (
        <Stand key={figure} text={text} piece={{ figure }} />
      ))}
      {zones && <Stand text="Second wave of those in its zone" piece={{ wave: 2 }} />}
      {words.status.map(({ status, text }) => (
        <Stand key={status} text={text} piece={{ status }} />
      ))}
      <Stand text="Has done what it can" piece={{ done: true }} />
      {words.letters.map(({ letters, text }) => (
        <Stand key={letters} text={text} piece={{ order: { letters, at: 'right' } }} />
      ))}
    </KeyChapter>
    <KeyChapter title="Drawn over the map">
      {[...words.areas, ...(zones ? [CHANGED] : [])].map(({ style, text }) => (
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

/** What hangs beside a stand is shown with it. */
const FRAME = { alone: '-700 700 6400 3600', ordered: '-500 300 7900 4444' } as const

const Stand = ({ text, piece }: { text: string; piece: Partial<Piece> }) => (
  <li>
    <svg
      viewBox={piece.order ? FRAME.ordered : FRAME.alone}
      class="stand"
      style={{ '--px': '100px' }}
      aria-hidden="true"
    >
      <g class="table-layer">
        <PieceToken piece={{ ...SAMPLE, ...piece }} table={TABLE} />
      </g>
    </svg>
    {text}
  </li>
)

import { useState } from 'preact/hooks'
import type { Drawing } from '#screen/planner.ts'
import type { ZoneGrid } from '#screen/zone-map.ts'
import { CountryMap } from '../table/country-map.tsx'
import { ArmyFileRow } from './army-file.tsx'

interface Props {
  readonly grid: ZoneGrid
  readonly sides: readonly [string, string]
  readonly drawing: Drawing<unknown>
  onChange(plan: unknown): void
}

/** A country under the pen: choose a tool, then touch zones. */
export const CountryDrawing = ({ grid, sides, drawing, onChange }: Props) => {
  const [chosen, setChosen] = useState(drawing.tools[0]?.id ?? '')
  const [from, setFrom] = useState<number>()
  const tool = drawing.tools.find(({ id }) => id === chosen)
  const pick = (zone: number): void => {
    if (!tool) return
    if (tool.zones === 2 && from === undefined) {
      setFrom(zone)
      return
    }
    setFrom(undefined)
    onChange(drawing.draw(tool.id, from === undefined ? [zone] : [from, zone]))
  }
  const groups = [...new Set(drawing.tools.map(({ group }) => group))]
  return (
    <>
      <CountryMap
        grid={grid}
        title="Map of the country"
        sides={sides}
        picking={{ picked: from === undefined ? [] : [from], pick }}
      />
      <p class="hint" role="status">
        {tool?.zones === 2
          ? from === undefined
            ? `${tool.title}: touch the zone it begins at, then the one beside it.`
            : `${tool.title} from ${grid.zones[from]?.name ?? ''}: now the zone beside it.`
          : `${tool?.title ?? ''}: touch the zones that get it.`}
      </p>
      {groups.map((group) => (
        <fieldset key={group} class="choice">
          <legend>{group}</legend>
          <div class="segments">
            {drawing.tools
              .filter((one) => one.group === group)
              .map(({ id, title }) => (
                <label key={id} class="segment">
                  <input
                    type="radio"
                    name="drawing-tool"
                    checked={chosen === id}
                    onChange={() => {
                      setChosen(id)
                      setFrom(undefined)
                    }}
                  />
                  <span>{title}</span>
                </label>
              ))}
          </div>
        </fieldset>
      ))}
      <ArmyFileRow of="The country" what="map" file={drawing.file} onChange={onChange} />
      <button type="button" class="quiet" onClick={() => onChange(drawing.discarded)}>
        Back to a map made by chance
      </button>
    </>
  )
}

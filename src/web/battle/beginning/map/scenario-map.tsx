import { useEffect, useRef } from 'preact/hooks'
import { settings } from '#web/settings/store.ts'
import { inksOf } from '#web/table/ground/brush.ts'
import type { MapThread } from './map-thread.ts'

interface Props {
  readonly thread: MapThread
  readonly ruleset: string
  readonly scenario: string
}

/** The ground of a scenario and the stands on it, painted when it comes into sight. */
export const ScenarioMap = ({ thread, ruleset, scenario }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { palette } = settings.value
  useEffect(() => {
    const shown = canvas.current
    if (!shown) return
    let gone = false
    const paint = async () => {
      const { clientWidth: width, clientHeight: height } = shown
      if (width === 0) return
      const inks = inksOf(shown)
      const density = Math.min(2, devicePixelRatio)
      const picture = await thread.paint({ ruleset, scenario, frame: { width, height, density, inks } })
      if (gone || !picture) return
      shown.width = picture.width
      shown.height = picture.height
      shown.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
      shown.dataset.painted = palette
    }
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      void paint()
    })
    seen.observe(shown)
    return () => {
      gone = true
      seen.disconnect()
    }
  }, [thread, ruleset, scenario, palette])
  return <canvas ref={canvas} class="scenario-map" />
}

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * A screen that is loaded when it is first opened, and beside it whatever else it will ask for. Another may say meanwhile
 * what is coming; the screen then waits for what is beside it, so that this is seen.
 */
export const lazy = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  beside?: (props: P) => unknown,
  Meanwhile?: ComponentType<P>,
): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  const begin = async (props: P): Promise<void> => {
    const asked = beside?.(props)
    if (Meanwhile) await asked
    loaded = await load()
  }
  return (props: P) => {
    const [, setReady] = useState(false)
    // Asked for at once: nothing else can be shown before.
    loading ??= begin(props)
    const Screen = loaded
    useEffect(() => {
      if (!Screen) void loading?.then(() => setReady(true))
    }, [Screen])
    if (Screen) return <Screen {...props} />
    return Meanwhile ? <Meanwhile {...props} /> : <main class="page" aria-busy="true" />
  }
}

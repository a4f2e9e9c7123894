import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A screen that is loaded when it is first opened, and beside it whatever else it will ask for. */
export const lazy = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  beside?: (props: P) => unknown,
): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  const begin = async (props: P): Promise<void> => {
    beside?.(props)
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
    return Screen ? <Screen {...props} /> : <main class="page" aria-busy="true" />
  }
}

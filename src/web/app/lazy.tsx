import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A screen that is loaded when it is first opened. */
export const lazy = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined
  return (props: P) => {
    const [, setReady] = useState(false)
    useEffect(() => {
      if (loaded) return
      void load().then((component) => {
        loaded = component
        setReady(true)
      })
    }, [])
    const Screen = loaded
    return Screen ? <Screen {...props} /> : <main class="page" aria-busy="true" />
  }
}

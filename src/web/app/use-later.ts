import { useEffect, useState } from 'preact/hooks'

/** False while a part of a screen is first drawn, true when that has been seen: what takes long can then follow. */
export const useLater = (): boolean => {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true))
    return () => clearTimeout(timer)
  }, [])
  return later
}

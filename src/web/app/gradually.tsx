import type { ComponentChild } from 'preact'
import { useEffect } from 'preact/hooks'
import { useLater } from './use-later.ts'

interface Props {
  readonly parts: readonly ComponentChild[]
  /** So many at a time. */
  readonly step: number
  /** All of them are there. */
  onAll?(): void
}

/** Draws a long list a few parts at a time, so that the page answers in between. */
export const Gradually = ({ parts, step, onAll }: Props) => {
  const later = useLater()
  const isLast = parts.length <= step
  useEffect(() => {
    if (isLast) onAll?.()
  }, [isLast, onAll])
  return (
    <>
      {parts.slice(0, step)}
      {later && !isLast && <Gradually parts={parts.slice(step)} step={step} {...(onAll ? { onAll } : {})} />}
    </>
  )
}

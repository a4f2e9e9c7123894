interface Props {
  readonly points: { readonly spent: number; readonly total: number }
  readonly violations: number
}

/** What has been spent and what is left, always in sight. */
export const Balance = ({ points: { spent, total }, violations }: Props) => {
  const left = total - spent
  return (
    <p class="balance" role="status">
      <span>
        <strong>{spent}</strong> of {total} points
      </span>
      <span class={left < 0 ? 'over' : undefined}>
        <strong>{Math.abs(left)}</strong> {left < 0 ? 'too many' : 'left'}
      </span>
      <span class={violations > 0 ? 'over' : undefined}>
        {violations === 0
          ? '✓ keeps the rules'
          : `✗ ${violations} ${violations === 1 ? 'violation' : 'violations'}`}
      </span>
    </p>
  )
}

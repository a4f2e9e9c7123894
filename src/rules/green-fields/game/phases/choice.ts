/** One kind of thing a side may order now, with what may stand in it. */
export interface Choice {
  readonly kind: string
  readonly title: string
  readonly fields: Readonly<Record<string, unknown>>
}

interface Titled {
  readonly id: string
  readonly title: string
  /** Said beside it: a price, a season. */
  readonly note?: string
}

export interface SettingValue {
  readonly value: string
  readonly title: string
}

/** Something that the owner of a design settles; `to` gives the whole design as it would be then. */
export type Setting<T> = Titled &
  (
    | {
        readonly kind: 'choice'
        readonly value: string
        readonly values: readonly SettingValue[]
        to(value: string): T
      }
    | {
        readonly kind: 'number'
        readonly value: number
        readonly least: number
        readonly most: number
        readonly step: number
        to(value: number): T
      }
    | {
        readonly kind: 'date'
        readonly value: string
        readonly first: string
        readonly last: string
        to(value: string): T
      }
    | { readonly kind: 'text'; readonly value: string; to(value: string): T }
    | { readonly kind: 'flag'; readonly value: boolean; to(value: boolean): T }
  )

/** The same setting of something larger that the design is a part of. */
export const settingWithin = <T, W>(setting: Setting<T>, whole: (design: T) => W): Setting<W> => {
  switch (setting.kind) {
    case 'choice':
      return { ...setting, to: (value: string) => whole(setting.to(value)) }
    case 'number':
      return { ...setting, to: (value: number) => whole(setting.to(value)) }
    case 'date':
      return { ...setting, to: (value: string) => whole(setting.to(value)) }
    case 'text':
      return { ...setting, to: (value: string) => whole(setting.to(value)) }
    case 'flag':
      return { ...setting, to: (value: boolean) => whole(setting.to(value)) }
  }
}

/** Something ready-made that can be taken as it is. */
export interface Ready<T> {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly points: number
  readonly taken: T
}

export type DeploymentStory =
  | { readonly kind: 'deployed'; readonly unit: string }
  | {
      readonly kind: 'relocation-rolled'
      readonly relocating: readonly string[]
      readonly staying: readonly string[]
    }
  | { readonly kind: 'relocated'; readonly unit: string }

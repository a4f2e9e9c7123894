export type ChargeStory =
  | { readonly kind: 'charged'; readonly units: readonly string[]; readonly target: string }
  | { readonly kind: 'answered'; readonly unit: string; readonly how: 'fire' | 'counter-charge' | 'stand' }
  | { readonly kind: 'charge-stopped'; readonly unit: string }

export interface InitialOrdersPhase {
  readonly name: 'initial-orders'
}

export const SUPPLY_ORDERS = [] as const

export const ASSAULT_ORDERS = [] as const

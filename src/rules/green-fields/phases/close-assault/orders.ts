export const CLOSE_ASSAULT_ORDERS = [] as const

export const AIR_ORDERS = [] as const

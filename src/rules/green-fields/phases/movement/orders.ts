export const MOVEMENT_ORDERS = [] as const

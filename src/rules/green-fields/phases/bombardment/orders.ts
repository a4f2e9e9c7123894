export const BOMBARDMENT_ORDERS = [] as const

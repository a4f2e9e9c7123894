export const TRENCH_ORDERS = [] as const

export const DEPLOYMENT_ORDERS = [] as const

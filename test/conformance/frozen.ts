/** Whatever is in it can be changed no more. What is frozen already has been frozen to the bottom. */
export const deepFrozen = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) deepFrozen(part)
}

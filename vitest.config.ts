import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: ['test/slow/**'] } },
      { test: { name: 'slow', include: ['test/slow/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
})

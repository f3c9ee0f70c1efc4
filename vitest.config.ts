import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['test/*.test.ts', 'test/*/*.test.ts'], exclude: ['test/editor/**'], testTimeout: 30_000 } });

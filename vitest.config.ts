import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    // Many suites wait for processes more than they compute.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Suites with real engines, process trees and kills share two cores: one slip in thousands is tried again.
    retry: process.env.CI ? 1 : 0,
    // A home of its own, never the user's; no variable of the machine decides a test.
    env: { HERMES_HOME: '/nonexistent/hermes-home-for-tests' },
  },
});

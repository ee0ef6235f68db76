import { failOnConsoleError } from '../../shared/testing/src/jest/fail-on-console-error.ts'

failOnConsoleError()

// A busy machine takes many times as long; a test that never ends still fails.
jest.setTimeout(30_000)

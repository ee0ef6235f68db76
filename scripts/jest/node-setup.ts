import { failOnConsoleError } from './fail-on-console-error.ts'

failOnConsoleError()

// A busy machine takes many times as long; what never ends still fails.
jest.setTimeout(30_000)

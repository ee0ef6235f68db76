import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { failOnConsoleError } from './fail-on-console-error.ts'

failOnConsoleError()

// A whole page renders within a second on an idle machine; a busy one must not fail a test that only waits for the page.
configure({ asyncUtilTimeout: 10_000 })
jest.setTimeout(30_000)

import '@testing-library/jest-dom'
import { failOnConsoleError } from './fail-on-console-error.ts'

failOnConsoleError()

// What jest's own runner does for each test and the light runner does not: a time limit, and a failure at unexpected console output.
import { addEventHandler } from 'jest-circus'
import { failOnConsoleError } from '../../shared/testing/src/jest/fail-on-console-error.ts'

type EventHandler = Parameters<typeof addEventHandler>[0]
type State = Parameters<EventHandler>[1]
type TestFunction = State['rootDescribeBlock']['hooks'][number]['fn']

/** A busy machine takes many times as long; a test that never ends still fails. */
const USUAL_LIMIT_MS = 90_000

// Tests may replace the global ones.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis

// A killed jest would leave its workers running.
process.once('disconnect', () => process.exit())

/** jest-circus makes a new state for each file. */
let stateOfFile: State | undefined
let limitOfFile = USUAL_LIMIT_MS
let nextLimit: number | undefined

jest.setTimeout = (milliseconds) => {
  nextLimit = milliseconds
  return jest
}

addEventHandler((event, state) => {
  if (state !== stateOfFile) {
    beginFile(state)
  }
  limitOfFile = nextLimit ?? limitOfFile
  nextLimit = undefined
  if (event.name === 'add_test') {
    const added = state.currentDescribeBlock.children.at(-1)
    limit(added?.type === 'test' ? added : undefined)
  } else if (event.name === 'add_hook') {
    limit(state.currentDescribeBlock.hooks.at(-1))
  }
})

function beginFile(state: State): void {
  stateOfFile = state
  limitOfFile = USUAL_LIMIT_MS
  const { currentDescribeBlock } = state
  state.currentDescribeBlock = state.rootDescribeBlock
  failOnConsoleError()
  state.currentDescribeBlock = currentDescribeBlock
}

function limit(added: { fn?: TestFunction | undefined; timeout?: number | null | undefined } | undefined): void {
  const run = added?.fn
  if (added === undefined || run === undefined) {
    return
  }
  const milliseconds = added.timeout ?? limitOfFile
  added.fn = () => withinLimit(run, milliseconds)
}

/** @param run a test or hook; none of ours asks for a callback */
async function withinLimit(run: TestFunction, milliseconds: number): Promise<void> {
  const { promise: limitReached, reject } = Promise.withResolvers<never>()
  const timer = startTimer(() => reject(new Error(`It did not end within ${milliseconds} ms.`)), milliseconds)
  try {
    await Promise.race([Reflect.apply(run, undefined, []), limitReached])
  } finally {
    stopTimer(timer)
  }
}

import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createRootErrorHandlers } from './root-error-handlers.ts'

const failure = new Error('The page broke.')

function Broken(): ReactNode {
  throw failure
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? 'Something else' : this.props.children
  }
}

test('[T-06] an error that a boundary caught is reported with its components, and stands in the console', () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => {})
  const report = jest.fn()
  const root = createRoot(document.createElement('div'), createRootErrorHandlers(report))
  act(() =>
    root.render(
      <Boundary>
        <Broken />
      </Boundary>,
    ),
  )
  expect(report.mock.calls).toEqual([[failure, { componentStack: expect.stringContaining('Boundary') }, true]])
  expect(written).toHaveBeenCalledWith(failure)
})

test.each([
  ['that nobody caught', 'onUncaughtError', false],
  ['that React has recovered from', 'onRecoverableError', true],
] as const)('[T-06] an error %s is reported, and reaches the window', (_name, handler, isHandled) => {
  const reached = jest.fn()
  window.reportError = reached
  const report = jest.fn()
  createRootErrorHandlers(report)[handler](failure, {})
  expect(report.mock.calls).toEqual([[failure, { componentStack: null }, isHandled]])
  expect(reached.mock.calls).toEqual([[failure]])
})

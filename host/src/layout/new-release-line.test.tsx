import { act, screen } from '@testing-library/react'
import { pageRegistry } from '../remotes/page-registry.ts'
import { buildRegistry } from '../testing/build-registry.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { NewReleaseLine } from './new-release-line.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function open() {
  return renderShell([{ path: '/briefs', element: <NewReleaseLine /> }], '/briefs').shell
}

describe('a new release that an open page knows of', () => {
  test('is offered while there is unsaved work, and not before or after', () => {
    jest.spyOn(pageRegistry, 'news').mockReturnValue(buildRegistry({ generation: 2 }))
    const { unsavedWork } = open()
    expect(screen.queryByText(/new version/)).not.toBeInTheDocument()
    const end = unsavedWork.register(() => true)
    act(() => jest.advanceTimersByTime(5000))
    expect(screen.getByText(/A new version is ready/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'reload the page' })).toBeVisible()
    end()
    act(() => jest.advanceTimersByTime(5000))
    expect(screen.queryByText(/new version/)).not.toBeInTheDocument()
  })

  test('unsaved work alone says nothing', () => {
    const { unsavedWork } = open()
    unsavedWork.register(() => true)
    act(() => jest.advanceTimersByTime(20_000))
    expect(screen.queryByText(/new version/)).not.toBeInTheDocument()
  })
})

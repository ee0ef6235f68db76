import { fireEvent, render, screen, act } from '@testing-library/react'
import { useState } from 'react'
import { SearchField } from './search-field.tsx'

function renderSearch() {
  const searches: string[] = []
  let setAddress: (q: string) => void = () => {}
  function Page() {
    const [q, setQ] = useState('')
    setAddress = setQ
    function handleSearch(words: string): void {
      searches.push(words)
      setQ(words)
    }
    return <SearchField value={q} onSearch={handleSearch} label="Search briefs" placeholder="Search" />
  }
  render(<Page />)
  const input = screen.getByRole('searchbox', { name: 'Search briefs' })
  return {
    searches,
    input,
    type: (value: string) => fireEvent.change(input, { target: { value } }),
    goTo: (q: string) => act(() => setAddress(q)),
  }
}

function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

describe('SearchField', () => {
  test('searches once, a pause after the last keystroke, without surrounding spaces', () => {
    const { searches, type } = renderSearch()
    type('sum')
    wait(299)
    type('summer ')
    wait(300)
    expect(searches).toEqual(['summer'])
  })

  test('what is typed after a search stays when the search comes back through the address', () => {
    const { searches, type, input } = renderSearch()
    type('a')
    wait(300)
    type('ab')
    expect(input).toHaveValue('ab')
    wait(300)
    expect(searches).toEqual(['a', 'ab'])
  })

  test('going back shows the words of that address and searches nothing', () => {
    const { searches, type, input, goTo } = renderSearch()
    type('summer')
    wait(300)
    goTo('')
    expect(input).toHaveValue('')
    wait(1000)
    expect(searches).toEqual(['summer'])
  })
})

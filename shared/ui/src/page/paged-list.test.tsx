import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PagedList } from './paged-list.tsx'

type Query = Parameters<typeof PagedList<string>>[0]['query']

const QUERY: Query = {
  data: { pages: [{ data: ['Lamp', 'Cup'] }, { data: ['Sock'] }] },
  error: null,
  isPlaceholderData: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: async () => undefined,
  fetchNextPage: async () => undefined,
}

function renderList(changes: Partial<Query>) {
  return render(
    <PagedList query={{ ...QUERY, ...changes }} what="products" empty={<p>Nothing yet</p>}>
      {(items) => <p>{items.join(', ')}</p>}
    </PagedList>,
  )
}

test('the entries of every page stand in one list, without a way on where there is none', () => {
  renderList({})
  expect(screen.getByText('Lamp, Cup, Sock')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the next page is one button away, and a failure of it leaves what is there', async () => {
  const fetchNextPage = jest.fn(async () => undefined)
  renderList({ hasNextPage: true, isFetchNextPageError: true, error: new Error('Too much to do.'), fetchNextPage })
  expect(screen.getByText('Lamp, Cup, Sock')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('More products could not be loaded. Try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(fetchNextPage).toHaveBeenCalledTimes(1)
})

test('nothing found, loading and failing are told apart', async () => {
  const { unmount } = renderList({ data: { pages: [{ data: [] }] } })
  expect(screen.getByText('Nothing yet')).toBeVisible()
  unmount()
  const loading = renderList({ data: undefined })
  expect(screen.getByRole('status')).toHaveTextContent('Loading products')
  loading.unmount()
  const refetch = jest.fn(async () => undefined)
  renderList({ data: undefined, error: new Error('Too much to do.'), refetch })
  expect(screen.getByText('The products could not be loaded')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

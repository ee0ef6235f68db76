import { createExport } from '@marquee/contract/exports'
import { getLibraryImport, type LibraryImport, startLibraryImport } from '@marquee/contract/library-imports'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Page } from './bring-library-page.tsx'

const FILE: LibraryImport = {
  id: buildId(1),
  file_name: 'foreplay.csv',
  kind: 'csv',
  size: 1200,
  state: 'ready',
  made_on: null,
  preview: {
    folders: 1,
    boards: 2,
    ads: 3,
    tags: 4,
    notes: 0,
    searches: 0,
    followed_brands: 0,
    refused: 1,
    board_names: ['Hooks', 'Offers'],
    first_ads: [
      {
        line: 2,
        brand: 'Acme',
        title: null,
        body: '<b>First</b> ad',
        image_url: null,
        boards: ['Hooks'],
        tags: ['ugc'],
      },
    ],
  },
  done_count: 0,
  report: {
    folders: 0,
    boards: 0,
    ads_added: 0,
    ads_known: 0,
    ads_saved: 0,
    ads_on_boards: 0,
    media: 0,
    searches: 0,
    followed_brands: 0,
    refused: 0,
    refusals: [],
  },
  created_at: '2026-03-01T09:00:00Z',
}

describe('bringing a library', () => {
  test('[F-02] [P-94] shows what will come before anything is written, then what came and what was refused', async () => {
    const done: LibraryImport = {
      ...FILE,
      state: 'done',
      report: {
        ...FILE.report,
        boards: 2,
        ads_saved: 3,
        ads_added: 1,
        refused: 1,
        refusals: [
          {
            place: 'line 4',
            field: 'Ad ID',
            reason: 'It is missing.',
          },
        ],
      },
    }
    respondWith(getLibraryImport, { data: FILE })
    const starts = respondWith(startLibraryImport, { data: done })
    const { user } = renderPage(<Page />, { address: `/bring-your-library?import=${FILE.id}` })
    expect(await screen.findByRole('heading', { name: 'foreplay.csv' })).toBeVisible()
    expect(screen.getByText('Boards').nextSibling).toHaveTextContent('2')
    expect(screen.queryByText('Saved searches')).not.toBeInTheDocument()
    const ads = within(screen.getByRole('list', { name: 'First ads' }))
    expect(ads.getByText('<b>First</b> ad')).toBeVisible()
    expect(starts).toHaveLength(0)

    const madeOn = screen.getByLabelText('When was this file made?')
    expect(madeOn).toHaveValue('2026-03-01')
    fireEvent.change(madeOn, { target: { value: '2026-02-14' } })
    await user.click(screen.getByRole('button', { name: 'Bring it in' }))
    await waitFor(() => expect(starts[0]?.query).toEqual({ made_on: '2026-02-14' }))
    expect(await screen.findByText('Your library is here')).toBeVisible()
    expect(screen.getByText('New: 3 saved ads, 2 boards. 1 ad was new to Marquee.')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'What was refused' })).getByRole('listitem')).toHaveTextContent(
      'line 4, Ad ID: It is missing.',
    )
  })

  test('[F-02] everything is taken out with one button', async () => {
    const exports = respondWith(createExport, failure(422, { message: 'No' }))
    const { user } = renderPage(<Page />)
    await user.click(screen.getByRole('button', { name: 'Export the library' }))
    await waitFor(() => expect(exports[0]?.body).toEqual({ kind: 'library' }))
  })
})

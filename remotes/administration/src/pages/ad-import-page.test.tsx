import {
  type AdImportDetails,
  type AdImportPreview,
  cancelAdImport,
  getAdImport,
  listAdImports,
  previewAdImport,
  startAdImport,
  uploadAdFile,
} from '@marquee/contract/ad-imports'
import { reportSent } from '@marquee/testing/fake-upload'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { buildImport, ID } from '../testing/build-import.ts'
import { Page } from './ad-import-page.tsx'

const PREVIEWS: AdImportPreview[] = [
  {
    line: 2,
    ad: {
      external_id: '1',
      brand_name: 'Baker',
      title: '',
      body: 'Fresh bread',
      started_at: '2026-01-05T00:00:00.000Z',
      stopped_at: null,
      platforms: ['facebook'],
      unknown_platforms: ['oculus'],
      images: 2,
      videos: 0,
      variations_count: 4,
    },
    refusal: null,
  },
  { line: 3, ad: null, refusal: { field: 'line', reason: 'A quote is not closed.' } },
]

function drop(name: string, content = 'Id,Copy\n1,Bread\n') {
  const file = new File([content], name)
  fireEvent.drop(screen.getByText(/Drop a file of ads here/), { dataTransfer: { files: [file] } })
}

describe('[F-01] importing a file of ads', () => {
  test('a dropped file is shown as text, and imported with the columns as guessed', async () => {
    const [id] = buildImport().columns
    const columns = [...(id === undefined ? [] : [id]), { name: 'Copy', samples: [], guess: 'body' as const }]
    respondWith(listAdImports, { data: [] })
    respondWith(uploadAdFile, { data: buildImport({ columns }) })
    respondWith(getAdImport, { data: buildImport({ state: 'waiting' }) })
    const previews = respondWith(previewAdImport, { data: PREVIEWS })
    const starts = respondWith(startAdImport, { data: buildImport({ state: 'waiting' }) })
    const { user, router } = renderPage(<Page />)
    drop('ads.csv')

    const preview = await screen.findByRole('region', { name: 'First rows of the file' })
    expect(within(preview).getByText('<b>Bread</b>')).toBeVisible()
    expect(within(preview).getByText('A quote is not closed.')).toBeVisible()
    expect(router.state.location.search).toBe(`?import=${ID}`)
    const ads = await screen.findByRole('region', { name: 'First ads' })
    expect(within(ads).getByText('Fresh bread')).toBeVisible()
    expect(within(ads).getByText('From 2026-01-05 · facebook · 2 images · 4 variations')).toBeVisible()
    expect(within(ads).getByText(/Not a platform of the library/)).toHaveTextContent('oculus')
    expect(within(ads).getByText(/Row 3 will be refused. A quote is not closed./)).toBeVisible()
    expect(previews[0]?.body).toEqual({
      source: 'upload',
      mapping: { Id: 'external_id', Copy: 'body' },
      made_on: '2026-03-02',
    })
    await user.click(screen.getByRole('button', { name: 'Import the file' }))
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(starts[0]?.body).toEqual({
      source: 'upload',
      mapping: { Id: 'external_id', Copy: 'body' },
      made_on: '2026-03-02',
    })
  })

  test('without a column for anything to show the import cannot start, and the page says what is missing', async () => {
    respondWith(getAdImport, { data: buildImport() })
    renderPage(<Page />, { address: `/admin/ad-import?import=${ID}` })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Say which column holds the text, the headline, an image, a video or the brand.',
    )
    expect(screen.getByRole('button', { name: 'Import the file' })).toBeDisabled()
  })

  test('a file of which nothing can be read asks for another one, and not for its columns', async () => {
    const rows = [{ line: 1, cells: [], refusal: 'The line is not valid JSON.' }]
    respondWith(getAdImport, { data: buildImport({ columns: [], rows }) })
    respondWith(cancelAdImport, { data: buildImport({ state: 'canceled' }) })
    respondWith(listAdImports, { data: [] })
    const { user } = renderPage(<Page />, { address: `/admin/ad-import?import=${ID}` })
    expect(await screen.findByRole('alert')).toHaveTextContent('None of the first rows can be read.')
    expect(screen.queryByRole('button', { name: 'Import the file' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Choose another file' }))
    expect(await screen.findByText(/Drop a file of ads here/)).toBeVisible()
  })

  test('a file that is not taken says why', async () => {
    respondWith(listAdImports, { data: [] })
    respondWith(uploadAdFile, failure(409, { message: 'An import of this workspace is running.' }))
    const { services } = renderPage(<Page />)
    drop('ads.csv')
    await screen.findByText(/Drop a file of ads here/)
    expect(services.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ severity: 'error', detail: 'An import of this workspace is running.' }),
    )
  })

  test('while a file is sent the page says how much of it has left, in numbers and to who cannot see them', async () => {
    respondWith(listAdImports, { data: [] })
    const uploaded = Promise.withResolvers<{ data: AdImportDetails }>()
    respondWith(uploadAdFile, () => uploaded.promise)
    renderPage(<Page />)
    drop('ads.csv', 'x'.repeat(120 * 1024))
    const bar = await screen.findByRole('progressbar', { name: 'Sending ads.csv' })
    expect(screen.getByText('Sending 0 of 120 KB')).toBeVisible()
    expect(screen.getByRole('region', { name: 'File on its way' })).toHaveFocus()
    act(() => reportSent(0.35))
    expect(screen.getByText('Sending 42 of 120 KB')).toBeVisible()
    expect(bar).toHaveAttribute('aria-valuenow', '35')
    expect(bar).toHaveAttribute('aria-valuetext', 'Sending 42 of 120 KB')
    act(() => reportSent(1))
    expect(screen.getByText('Sent. Reading how it begins …')).toBeVisible()
    uploaded.resolve({ data: buildImport() })
    expect(await screen.findByRole('heading', { name: 'ads.csv' })).toBeVisible()
  })

  test('a file on its way can be called back, and another one be chosen, which begins anew', async () => {
    respondWith(listAdImports, { data: [] })
    const uploads = respondWith(uploadAdFile, () => Promise.withResolvers<{ data: AdImportDetails }>().promise)
    const { user, services, router } = renderPage(<Page />)
    drop('wrong.csv')
    await screen.findByRole('progressbar')
    act(() => reportSent(0.5))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByLabelText(/Drop a file of ads here/)).toHaveFocus()
    expect(services.showToast).not.toHaveBeenCalled()
    expect(router.state.location.search).toBe('')

    drop('ads.csv')
    expect(await screen.findByRole('progressbar', { name: 'Sending ads.csv' })).toHaveAttribute('aria-valuenow', '0')
    expect(uploads).toHaveLength(2)
  })

  test('somebody who has gone to another page while a file is uploaded keeps the address of that page', async () => {
    respondWith(listAdImports, { data: [] })
    const uploaded = Promise.withResolvers<{ data: AdImportDetails }>()
    respondWith(uploadAdFile, () => uploaded.promise)
    const { router, queryClient } = renderPage(
      <Routes>
        <Route path="/admin/ad-import" element={<Page />} />
        <Route path="/explore" element={<h1>Explore</h1>} />
      </Routes>,
      { address: '/admin/ad-import' },
    )
    drop('ads.csv')
    expect(await screen.findByRole('progressbar', { name: 'Sending ads.csv' })).toBeVisible()
    await act(() => router.navigate('/explore'))
    uploaded.resolve({ data: buildImport() })
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(router.state.location).toMatchObject({ pathname: '/explore', search: '' })
  })

  test('the report names refused rows with column and reason, and offers them as a table', async () => {
    const refusals = [{ line: 7, external_id: '=1+1', field: 'Start date', reason: 'Use a day as 2026-03-09.' }]
    const refused_columns = [{ field: 'Start date', rows: 1200, line: 7, reason: 'Use a day as 2026-03-09.' }]
    const counts = { rows: 9, added: 5, changed: 2, unchanged: 1, refused: 1 }
    const url = `/ad-imports/${ID}/refused-rows.csv`
    respondWith(getAdImport, {
      data: buildImport({
        state: 'done',
        counts,
        refusals,
        refused_columns,
        refusals_url: url,
        notes: ['2 files are left.'],
      }),
    })
    renderPage(<Page />, { address: `/admin/ad-import?import=${ID}` })
    const table = await screen.findByRole('region', { name: 'Refused rows' })
    expect(screen.getByRole('list', { name: 'What was passed over' })).toHaveTextContent('2 files are left.')
    expect(within(table).getByRole('row', { name: '7 =1+1 Start date Use a day as 2026-03-09.' })).toBeVisible()
    const causes = screen.getByRole('region', { name: 'Why rows were refused' })
    expect(causes).toHaveTextContent('Start date: 1,200 rows, first in row 7. Use a day as 2026-03-09.')
    expect(screen.getByRole('alert')).toHaveTextContent('1 row could not be imported.')
    expect(screen.getByRole('button', { name: 'Download refused rows as CSV' })).toBeVisible()
  })

  test('an import that has counted no row yet has made no progress', async () => {
    respondWith(getAdImport, { data: buildImport({ state: 'running', progress: 99 }) })
    renderPage(<Page />, { address: `/admin/ad-import?import=${ID}` })
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  })

  test('a running import can be canceled', async () => {
    respondWith(getAdImport, { data: buildImport({ state: 'running', progress: 42 }) })
    respondWith(cancelAdImport, { data: buildImport({ state: 'canceled' }) })
    const { user } = renderPage(<Page />, { address: `/admin/ad-import?import=${ID}` })
    await user.click(await screen.findByRole('button', { name: 'Cancel the import' }))
    expect(await screen.findByText('The import was canceled. What is in already stays.')).toBeVisible()
  })

  test('earlier imports lead to their reports', async () => {
    const {
      columns: _columns,
      shape: _shape,
      source: _source,
      rows: _rows,
      refusals: _refusals,
      refused_columns: _failing,
      notes: _notes,
      ...past
    } = buildImport({ state: 'done' })
    respondWith(listAdImports, { data: [past] })
    renderPage(<Page />)
    expect(await screen.findByRole('link', { name: 'ads.csv' })).toHaveAttribute(
      'href',
      `/admin/ad-import?import=${ID}`,
    )
  })
})

test('[P-96] an encoding and an order of days that the file does not show are asked', async () => {
  const columns: AdImportDetails['columns'] = [
    { name: 'Id', samples: ['1'], guess: 'external_id' },
    { name: 'Copy', samples: ['x'], guess: 'body' },
  ]
  const guesses = [{ encoding: 'gb18030' as const, lines: ['秋季上新,1'] }]
  const encoding = { chosen: 'gb18030' as const, is_sure: false, guesses }
  respondWith(getAdImport, { data: buildImport({ columns, encoding, doubtful_day: '03/04/2026' }) })
  respondWith(previewAdImport, { data: PREVIEWS })
  const starts = respondWith(startAdImport, { data: buildImport({ state: 'waiting' }) })
  renderPage(<Page />, { path: '/import', address: `/import?import=${ID}` })
  const button = await screen.findByRole('button', { name: 'Import the file' })
  expect(button).toBeDisabled()
  fireEvent.click(screen.getByRole('radio', { name: /Chinese \(GBK\).*秋季上新/ }))
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Days' }))
  fireEvent.click(await screen.findByTitle('Day first: 31/03/2026'))
  fireEvent.click(screen.getByRole('button', { name: 'Import the file' }))
  await waitFor(() => expect(starts.at(-1)?.body).toMatchObject({ encoding: 'gb18030', date_order: 'dmy' }))
})

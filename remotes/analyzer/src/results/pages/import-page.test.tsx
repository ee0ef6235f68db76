import {
  getResultImport,
  listResultAccounts,
  type ResultImportDetails,
  startResultImport,
} from '@marquee/contract/result-imports'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Page } from './import-page.tsx'

const FILE: ResultImportDetails = {
  id: buildId(1),
  file_name: 'Ad report.csv',
  format: 'csv',
  size: 100,
  state: 'ready',
  account_id: null,
  progress: 0,
  counts: { rows: 0, stored: 0, replaced: 0, restated: 0, skipped: 0, undelivered: 0, refused: 0 },
  first_day: null,
  last_day: null,
  failed_reason: null,
  refusals_url: null,
  created_at: '2026-04-01T10:00:00Z',
  finished_at: null,
  columns: [
    { name: 'Ad name', samples: ['Hero'], guess: 'ad_name' },
    { name: 'Cost', samples: ['7.00'], guess: 'spend' },
  ],
  guessed: {
    decimal: '.',
    date_order: 'mdy',
    currency: 'EUR',
    period: { first_day: '2026-03-01', last_day: '2026-03-31' },
    repeated_rows: 3,
  },
  refusals: [],
}

test('[P-33] a report without days shows the days of its title, says what repeats, and sends what the user chose', async () => {
  respondWith(getResultImport, { data: FILE })
  respondWith(listResultAccounts, { data: [], meta: { limit: 3 } })
  const starts = respondWith(startResultImport, { data: { ...FILE, state: 'waiting' } })
  renderPage(<Page />, { path: '/import', address: `/import?import=${FILE.id}` })
  expect(await screen.findByLabelText('First day of the report')).toHaveValue('2026-03-01')
  expect(screen.getByText(/3 rows with the same ad and days as a row before/)).toBeVisible()
  expect(screen.getByText(/all figures are stored for the days of the whole report/)).toBeVisible()
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Rows of the same ad and days' }))
  await user.click(await screen.findByTitle('Add them up'))
  await user.click(screen.getByRole('button', { name: 'Import the file' }))
  await waitFor(() =>
    expect(starts.at(-1)?.body).toMatchObject({
      period: { first_day: '2026-03-01', last_day: '2026-03-31' },
      repeated: 'sum',
      currency: 'EUR',
    }),
  )
})

test('[P-96] what the file does not decide is asked, and the import waits for it', async () => {
  const doubtful: ResultImportDetails = {
    ...FILE,
    columns: [...FILE.columns, { name: 'Day', samples: ['03/04/2026'], guess: 'day' }],
    encoding: {
      chosen: 'windows-1251',
      is_sure: false,
      guesses: [
        { encoding: 'windows-1251', lines: ['Осень,7'] },
        { encoding: 'koi8-r', lines: ['нЯЕМЭ,7'] },
      ],
    },
    guessed: { ...FILE.guessed, is_date_order_open: true, doubtful_amounts: '1,634 impressions for 1,920,000 EUR' },
  }
  const reads = respondWith(getResultImport, { data: doubtful })
  respondWith(listResultAccounts, {
    data: [
      {
        id: buildId(2),
        name: 'My ad account',
        currency: 'USD',
        ads_count: 1,
        first_day: null,
        last_day: null,
        created_at: FILE.created_at,
      },
    ],
    meta: { limit: 3 },
  })
  const starts = respondWith(
    startResultImport,
    failure(422, { message: 'Check the form.', errors: { account: ['The results of it are in USD.'] } }),
  )
  renderPage(<Page />, { path: '/import', address: `/import?import=${FILE.id}` })
  const user = userEvent.setup()
  expect(await screen.findByText('Осень,7')).toBeVisible()
  expect(await screen.findByDisplayValue('My ad account (EUR)')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import the file' })).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: /Cyrillic \(Windows-1251\)/ }))
  await waitFor(() => expect(reads.at(-1)?.query).toEqual({ encoding: 'windows-1251' }))
  await user.click(screen.getByRole('combobox', { name: 'Amounts' }))
  await user.click(await screen.findByTitle('In millionths: 1920000 is 1.92'))
  expect(screen.getByRole('button', { name: 'Import the file' })).toBeDisabled()
  await user.click(screen.getByRole('combobox', { name: 'Days' }))
  await user.click(await screen.findByTitle('Day first: 31/03/2026'))
  await user.click(screen.getByRole('button', { name: 'Import the file' }))
  expect(await screen.findByText('The results of it are in USD.')).toBeVisible()
  expect(screen.getByLabelText('Name of the account')).toBeInvalid()
  expect(starts.at(-1)?.body).toMatchObject({ encoding: 'windows-1251', amount_unit: 'micros', date_order: 'dmy' })
})

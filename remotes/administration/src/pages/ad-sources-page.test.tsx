import {
  type AdSourceConnection,
  cancelCrawl,
  type Crawl,
  createAdSource,
  createSourceQuery,
  listAdSources,
  listCrawlRefusals,
  listCrawls,
  type SourceQuery,
  startCrawl,
  updateAdSource,
} from '@marquee/contract/ad-sources'
import { listWantedEverywhere } from '@marquee/contract/wanted-brands'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { Page } from './ad-sources-page.tsx'

const QUERY_ID = buildId(1)

function buildCrawl(changes: Partial<Crawl> = {}): Crawl {
  return {
    id: buildId(2),
    query_id: QUERY_ID,
    state: 'done',
    trigger: 'person',
    pages: 3,
    found: 60,
    added: 58,
    changed: 0,
    unchanged: 0,
    ended: 0,
    refused: 2,
    resumes_at: null,
    problem: null,
    started_at: '2026-03-02T09:00:00.000Z',
    finished_at: '2026-03-02T09:01:00.000Z',
    ...changes,
  }
}

function buildQuery(crawl: Crawl | null): SourceQuery {
  const criteria = {
    provider: 'meta' as const,
    search_terms: 'bread',
    search_type: 'keyword_unordered' as const,
    page_ids: [],
    countries: ['DE', 'FR'],
    ad_type: 'all' as const,
    active_status: 'active' as const,
    media_type: 'all' as const,
    platforms: [],
    languages: [],
    delivered_from: null,
    delivered_until: null,
  }
  return { id: QUERY_ID, source_id: buildId(3), criteria, schedule: 'off', next_crawl_at: null, last_crawl: crawl }
}

function buildSource(crawl: Crawl | null, changes: Partial<AdSourceConnection> = {}): AdSourceConnection {
  return {
    id: buildId(3),
    provider: 'meta',
    name: 'Meta, Europe',
    credential_hint: 'oken',
    problem: null,
    last_used_at: null,
    queries: [buildQuery(crawl)],
    ...changes,
  }
}

function respondWithSources(...sources: AdSourceConnection[]) {
  return respondWith(listAdSources, { data: sources, meta: { can_keep_credentials: true } })
}

beforeEach(() => respondWith(listWantedEverywhere, { data: [], meta: { next_cursor: null } }))

describe('[F-12] the page of ad sources', () => {
  test('brands that workspaces want are listed with how many want them', async () => {
    respondWithSources()
    const lumen = {
      name: 'lumen-skin.com',
      kind: 'website',
      workspaces: 3,
      first_wanted_at: '2026-03-02T09:00:00Z',
    } as const
    respondWith(listWantedEverywhere, { data: [lumen], meta: { next_cursor: null } })
    renderPage(<Page />)
    const list = await screen.findByRole('list', { name: 'Wanted brands' })
    expect(within(list).getByText('lumen-skin.com')).toBeVisible()
    expect(within(list).getByText(/3 workspaces/)).toBeVisible()
  })

  test('a source shows the end of its token, what it covers, its queries and their last reports', async () => {
    respondWithSources(buildSource(buildCrawl()))
    renderPage(<Page />)
    const source = await screen.findByRole('listitem', { name: 'Meta, Europe' })
    expect(within(source).getByText(/token …oken/)).toBeVisible()
    expect(within(source).getByText(/no images, videos, buttons and landing pages/)).toBeVisible()
    expect(within(source).getByRole('heading', { level: 3 })).toHaveTextContent('“bread”, in DE, FR, running ads')
    expect(within(source).getByRole('status')).toHaveTextContent('60 ads found, 58 new, 0 changed, 0 ended, 2 refused')
  })

  test('without a key for credentials the page says so, and nothing can be connected', async () => {
    respondWith(listAdSources, { data: [], meta: { can_keep_credentials: false } })
    renderPage(<Page />)
    expect(await screen.findByText(/no key to encrypt credentials/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Connect a source' })).toBeDisabled()
  })

  test('a source is connected with its token; what the source refuses is said', async () => {
    respondWithSources()
    let answers = 0
    const calls = respondWith(createAdSource, () => {
      answers += 1
      const message = 'Meta says: Malformed access token … (code 190). Make a new token.'
      return answers === 1 ? failure(422, { message, errors: { credentials: [message] } }) : { data: buildSource(null) }
    })
    const { user } = renderPage(<Page />)
    await user.click(await screen.findByRole('button', { name: 'Connect a source' }))
    const dialog = await screen.findByRole('dialog', { name: 'Connect a source' })
    await user.type(within(dialog).getByLabelText(/^Name/), 'Meta')
    await user.type(within(dialog).getByLabelText('Access token'), 'EAAB-token')
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }))
    expect(await within(dialog).findByText(/Malformed access token/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    for (const { body } of calls) {
      expect(body).toEqual({ name: 'Meta', credentials: { provider: 'meta', access_token: 'EAAB-token' } })
    }
  })

  test('a new name alone leaves the credentials as they are', async () => {
    const source = buildSource(null)
    respondWithSources(source)
    const calls = respondWith(updateAdSource, { data: source })
    const { user } = renderPage(<Page />)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText(/^Name/), '!')
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(calls[0]?.body).toEqual({ name: 'Meta, Europe!' }))
  })

  test('a query is added and crawled at once', async () => {
    const source = buildSource(null, { queries: [] })
    respondWithSources(source)
    const query = buildQuery(null)
    const added = respondWith(createSourceQuery, { data: query })
    const started = respondWith(startCrawl, { data: buildCrawl({ state: 'waiting', finished_at: null }) })
    const { user } = renderPage(<Page />)
    await user.click(await screen.findByRole('button', { name: 'Add a query' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Words'), 'bread')
    await user.type(within(dialog).getByLabelText(/^Countries/), 'de, fr')
    await user.click(within(dialog).getByRole('button', { name: 'Add and crawl' }))
    await screen.findByRole('button', { name: 'Add a query' })
    expect(added[0]?.body).toMatchObject({
      schedule: 'daily',
      criteria: { provider: 'meta', search_terms: 'bread', countries: ['DE', 'FR'], active_status: 'active' },
    })
    await waitFor(() => expect(started[0]?.params).toEqual({ id: QUERY_ID }))
  })

  test('[F-01] a query is narrowed by languages and days; what is wrong is said at its field', async () => {
    respondWithSources(buildSource(null, { queries: [] }))
    const errors = {
      'criteria.languages.1': ['Meta knows no such language.'],
      'criteria.delivered_until': ['The last day of delivery must not be before the first one.'],
    }
    const asked = respondWith(createSourceQuery, () => failure(422, { message: 'Two things are wrong.', errors }))
    const { user } = renderPage(<Page />)
    await user.click(await screen.findByRole('button', { name: 'Add a query' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Words'), 'bread')
    await user.type(dialog.getByLabelText(/^Countries/), 'DE')
    await user.type(dialog.getByLabelText(/^Languages/), 'DE fr')
    await user.type(dialog.getByLabelText(/^Delivered from/), '2026-03-01')
    await user.type(dialog.getByLabelText(/^Delivered until/), '2026-03-09')
    await user.click(dialog.getByRole('button', { name: 'Add and crawl' }))
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Delivered until/)).toHaveAccessibleDescription(/must not be before the first one/),
    )
    expect(dialog.getByLabelText(/^Languages/)).toHaveAccessibleDescription(/knows no such language/)
    expect(asked[0]?.body).toMatchObject({
      criteria: {
        countries: ['DE'],
        languages: ['de', 'fr'],
        delivered_from: '2026-03-01',
        delivered_until: '2026-03-09',
      },
    })
  })

  test('what a query is narrowed by stands in its title', async () => {
    const query = buildQuery(null)
    const narrowed = { media_type: 'video' as const, platforms: ['threads' as const], languages: ['de'] }
    const criteria = { ...query.criteria, ...narrowed, delivered_from: '2026-03-01' } as typeof query.criteria
    respondWithSources(buildSource(null, { queries: [{ ...query, criteria }] }))
    renderPage(<Page />)
    expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent(
      '“bread”, in DE, FR, running ads, videos, on Threads, written in German, delivered from 2026-03-01',
    )
  })

  test('a crawl that waits says until when, why, and can be canceled', async () => {
    const problem = {
      kind: 'throttled' as const,
      message: 'Meta says: limit reached (code 613)',
      advice: 'Nothing to do.',
    }
    const crawl = buildCrawl({ state: 'waiting', finished_at: null, resumes_at: '2026-03-02T09:30:00.000Z', problem })
    respondWithSources(buildSource(crawl))
    const canceled = respondWith(cancelCrawl, { data: buildCrawl({ state: 'canceled' }) })
    const { user } = renderPage(<Page />)
    expect(await screen.findByText(/^Waiting until/)).toBeVisible()
    expect(screen.getByText('Meta says: limit reached (code 613)')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel the crawl' }))
    await waitFor(() => expect(canceled[0]?.params).toEqual({ id: crawl.id }))
  })

  test('the reports tell earlier crawls and refused ads with reasons', async () => {
    respondWithSources(buildSource(buildCrawl()))
    respondWith(listCrawls, { data: [buildCrawl()], meta: { next_cursor: null } })
    respondWith(listCrawlRefusals, {
      data: [{ external_id: '9', field: 'body', reason: 'Use at most 15000 characters.' }],
      meta: { next_cursor: null },
    })
    const { user } = renderPage(<Page />)
    await user.click(await screen.findByRole('button', { name: 'Reports' }))
    expect(await screen.findByRole('row', { name: '9 body Use at most 15000 characters.' })).toBeVisible()
  })

  test('a failed crawl says what to do', async () => {
    const problem = {
      kind: 'token' as const,
      message: 'Meta says: Session has expired (code 190/463)',
      advice: 'Make a new one.',
    }
    respondWithSources(buildSource(buildCrawl({ state: 'failed', problem }), { problem }))
    renderPage(<Page />)
    expect(await screen.findAllByText('Make a new one.')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Crawl now' })).toBeEnabled()
  })
})

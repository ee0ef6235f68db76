import { href } from '@marquee/remote-kit/routes'
import { streamWorkspaceChanges } from '@marquee/contract/workspace-changes'
import type { BrowserContext, Request } from '@playwright/test'
import { findAds, keepAd, makeBoard } from '../fixtures/collections.ts'
import { createPerson, removePerson, signIn } from '../fixtures/people.ts'
import { storeWork } from '../fixtures/stored-work.ts'
import { SwipeFilePage } from '../pages/swipe-file-page.ts'
import { expect, test } from '../fixtures/test.ts'

/** A second or two where the machine is free, and never without the stream: nothing else asks again by itself. */
const SOON = { timeout: 15_000 }

/** The connections to the stream that the pages of a browser open from now on. */
function watchStreams(context: BrowserContext): Request[] {
  const streams: Request[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === streamWorkspaceChanges.path) {
      streams.push(request)
    }
  })
  return streams
}

test('[F-02] [P-14] what a member saves, takes out and puts on boards appears on open pages of the others', async ({
  page,
  context,
  browser,
  signInAs,
  newPerson,
  explorePage,
}) => {
  const ada = await signInAs()
  const [ad] = await findAds(context.request, 1)
  const bob = await newPerson({ workspaces: [{ id: ada.workspace_ids[0] ?? '', role: 'member' }] })
  const other = await browser.newContext()
  await signIn(other, bob)
  const streams = watchStreams(other)
  const bobPage = await other.newPage()
  await bobPage.goto(href('swipe-file'))
  await expect(bobPage.getByText('Nothing saved yet')).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)

  await page.goto(href('explore', { query: { ad: ad?.id ?? '' } }))
  await explorePage.drawer.save.click()
  await expect(new SwipeFilePage(bobPage).ads.cards).toHaveCount(1, SOON)
  await explorePage.drawer.unsave.click()
  await expect(bobPage.getByText('Nothing saved yet')).toBeVisible(SOON)

  await makeBoard(context, 'Found together', [ad?.id ?? ''])
  await expect(bobPage.getByRole('link', { name: 'Found together' }).first()).toBeVisible(SOON)
  await other.close()
})

test('[F-02] somebody who may not look at a board any more is taken off it without a click', async ({
  context,
  browser,
  playwright,
  baseURL,
  signInAs,
}) => {
  const ada = await signInAs()
  const [ad] = await findAds(context.request, 1)
  await makeBoard(context, 'Not for everybody', [ad?.id ?? ''])
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const bob = await createPerson(request, { workspaces: [{ id: ada.workspace_ids[0] ?? '', role: 'member' }] })
  const other = await browser.newContext()
  await signIn(other, bob)
  const bobPage = await other.newPage()
  await bobPage.goto(href('swipe-file'))
  await bobPage.getByRole('link', { name: 'Not for everybody' }).first().click()
  await expect(bobPage.getByRole('heading', { level: 1, name: 'Not for everybody' })).toBeVisible()

  await removePerson(request, bob)
  await expect(bobPage).toHaveURL(/\/login\?return_to=/, SOON)
  await expect(bobPage.getByText('Not for everybody')).toHaveCount(0)
  await request.dispose()
  await other.close()
})

test('[F-02] a list that somebody reads gets the marks of others and keeps its place', async ({
  page,
  context,
  signInAs,
  explorePage,
}) => {
  await signInAs()
  await explorePage.open()
  const card = explorePage.ads.cards.first()
  const [id = ''] = await explorePage.ads.firstIds(1)
  const second = await context.newPage()
  await second.goto(href('explore', { query: { ad: id } }))
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(explorePage.ads.saveButton(card)).toHaveAttribute('aria-pressed', 'true', SOON)
  expect(await explorePage.ads.firstIds(1)).toEqual([id])
  await expect(page).toHaveURL(/\/explore$/)
})

test('[F-02] two tabs share one connection, and the second takes over when the first is closed', async ({
  context,
  signInAs,
}) => {
  await signInAs()
  const [ad] = await findAds(context.request, 1)
  const streams = watchStreams(context)
  const first = await context.newPage()
  await first.goto(href('swipe-file'))
  await expect.poll(() => streams.length).toBe(1)
  const second = await context.newPage()
  await second.goto(href('swipe-file'))
  await expect(second.getByText('Nothing saved yet')).toBeVisible()
  const tabs = [first, second].map((tab) => tab.getByRole('region', { name: 'Boards' }))

  await makeBoard(context, 'For both tabs', [ad?.id ?? ''])
  for (const tree of tabs) {
    await expect(tree.getByRole('link', { name: 'For both tabs' })).toBeVisible(SOON)
  }
  expect(streams).toHaveLength(1)

  await first.close()
  await expect.poll(() => streams.length).toBe(2)
  await makeBoard(context, 'For the one that is left', [])
  await expect(second.getByRole('link', { name: 'For the one that is left' }).first()).toBeVisible(SOON)
  expect(streams).toHaveLength(2)
})

test('[F-02] [R-06] the figures of an open dashboard follow what is saved elsewhere', async ({ context, signInAs }) => {
  await signInAs()
  const [ad] = await findAds(context.request, 1)
  await makeBoard(context, 'The first', [])
  const streams = watchStreams(context)
  const dashboard = await context.newPage()
  await dashboard.goto(href('dashboard'))
  await expect(dashboard.getByRole('link', { name: /^Boards 1/ })).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)

  await makeBoard(context, 'The second', [])
  await expect(dashboard.getByRole('link', { name: /^Boards 2/ })).toBeVisible(SOON)
  await keepAd(context, ad?.id ?? '')
  await expect(dashboard.getByRole('link', { name: /^Saved ads 1/ })).toBeVisible(SOON)
  await expect(
    dashboard.getByRole('region', { name: 'Swipe file' }).getByRole('link', { name: ad?.brand?.name ?? '' }),
  ).toBeVisible(SOON)
})

test('[F-02] briefs, products and their texts appear on the open pages of the others', async ({
  page,
  context,
  browser,
  signInAs,
  newPerson,
}) => {
  const ada = await signInAs()
  const bob = await newPerson({ workspaces: [{ id: ada.workspace_ids[0] ?? '', role: 'member' }] })
  const other = await browser.newContext()
  await signIn(other, bob)
  const streams = watchStreams(other)
  const briefs = await other.newPage()
  await briefs.goto(href('briefs'))
  const products = await other.newPage()
  await products.goto(href('products'))
  await expect(products.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)

  const { briefId } = await storeWork(context)
  await expect(products.getByText('Deck of cards')).toBeVisible(SOON)
  await expect(briefs.getByRole('link', { name: 'Card backs for everybody' })).toBeVisible(SOON)

  await page.goto(href('brief-details', { params: { id: briefId } }))
  await briefs.goto(href('brief-details', { params: { id: briefId } }))
  await expect(briefs.getByLabel('Title')).toHaveValue('Card backs for everybody')
  await page.getByLabel('Title').fill('Card backs for nobody')
  await expect(briefs.getByLabel('Title')).toHaveValue('Card backs for nobody', SOON)
  await other.close()
})

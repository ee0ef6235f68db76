import { listAds } from '@marquee/contract/ad-search'
import { href } from '@marquee/remote-kit/routes'
import { createPerson, removePerson, signIn } from '../fixtures/people.ts'
import { expectNoLayoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts.ts'
import { expect, test } from '../fixtures/test.ts'

test('[P-83] the frame of a page is on the screen before any script has run', async ({ page, context, request }) => {
  const person = await createPerson(request)
  await signIn(context, person)
  await page.route('**/*.js', (route) => route.abort('connectionreset'))
  await page.goto(href('explore'))
  const frame = page.locator('#page-frame')
  await expect(frame.getByText('Marquee', { exact: true })).toBeVisible()
  await expect(frame.locator('.link.current')).toHaveText('Explore')
  await expect(frame.getByText('Briefs', { exact: true })).toBeVisible()
  await expect(frame.locator('.title')).toHaveText('FindExplore')
  expect(await frame.locator('.header').boundingBox()).toMatchObject({ x: 244, y: 0, height: 60 })
  await removePerson(request, person)
})

test('[P-83] the app takes over from the frame without a shift', async ({ page, context, request }) => {
  const person = await createPerson(request)
  await watchLayoutShifts(page)
  await page.goto(href('login'))
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expectNoLayoutShifts(page, 'login')

  await signIn(context, person)
  await page.goto(href('explore'))
  await expect(page.getByRole('feed', { name: 'Ads' }).getByRole('article').first()).toBeVisible()
  await expect(page.locator('#page-frame')).toHaveCount(0)
  await expectNoLayoutShifts(page, 'explore')
  // Without the account the page would reload itself, and Chromium does not always close a context while its page reloads.
  await page.close()
  await removePerson(request, person)
})

test('[P-83] [G-12] the first list is asked for while the guard still asks who is signed in, and not for a visitor', async ({
  page,
  context,
  request,
}) => {
  const isList = (asked: { url: () => string }) => new URL(asked.url()).pathname === listAds.path
  const lists: string[] = []
  page.on('request', (asked) => isList(asked) && lists.push(asked.url()))
  await page.goto(href('explore'))
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(lists).toEqual([])

  const person = await createPerson(request)
  await signIn(context, person)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/authcheck?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  const list = page.waitForRequest(isList)
  await page.goto(href('explore'))
  await list
  answer.resolve()
  await expect(page.getByRole('feed', { name: 'Ads' }).getByRole('article').first()).toBeVisible()
  // Requests of the page are still under way. Without the account they would reload it, and Chromium does not always close a context
  // while its page reloads.
  await page.close()
  await removePerson(request, person)
})

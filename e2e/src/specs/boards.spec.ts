import { href } from '@marquee/remote-kit/routes'
import { readLayoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts.ts'
import { findAds, makeBoard, makeLink } from '../fixtures/collections.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const HOSTILE = 'Hooks <script>window.ran = true</script> "&'

test('[F-17] [R-04] a visitor opens a shared board, and its page says what it is', async ({
  page,
  context,
  browser,
  signInAs,
  expectAccessible,
}) => {
  await signInAs()
  const ads = await findAds(context.request, 2)
  const board = await makeBoard(
    context,
    HOSTILE,
    ads.map(({ id }) => id),
  )
  await page.goto(href('board', { params: { id: board.id } }))
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('Link', { exact: true }).inputValue()
  await expectAccessible(page)

  const visitor = await browser.newContext()
  const visitorPage = await visitor.newPage()
  await visitorPage.goto(address)
  await expect(visitorPage.getByRole('heading', { level: 1, name: HOSTILE })).toBeVisible()
  await expect(visitorPage.getByRole('article')).toHaveCount(2)
  expect(await visitorPage.evaluate(() => 'ran' in window)).toBe(false)
  const title = visitorPage.locator('meta[property="og:title"]')
  await expect(title).toHaveAttribute('content', HOSTILE)
  await expect(visitorPage.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https?:/)
  await expectAccessible(visitorPage)

  await page.getByRole('button', { name: 'Withdraw the link' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  const gone = await visitorPage.goto(address)
  expect(gone?.status()).toBe(404)
  await expect(visitorPage.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await visitor.close()
})

test('[F-17] [P-11] only the embedded ad may stand in a frame of another site', async ({
  context,
  browser,
  signInAs,
}) => {
  await signInAs()
  const [ad] = await findAds(context.request, 1)
  const token = await makeLink(context, 'ad', ad?.id ?? '')
  const visitor = await browser.newContext()
  const open = async (path: string) => (await visitor.newPage()).goto(path)
  const embedded = await open(href('embed', { params: { id: token } }))
  expect(embedded?.headers()['content-security-policy']).toContain('frame-ancestors *')
  for (const path of [href('share.ad', { params: { id: token } }), href('login')]) {
    const answer = await open(path)
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  }
  await visitor.close()
})

test('[P-07] [P-10] ads of a board are found, selected and moved by the keyboard, and brought back, on a phone too', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  await signInAs()
  const ads = await findAds(context.request, 3)
  const ids = ads.map(({ id }) => id)
  const board = await makeBoard(context, 'From here', ids)
  await makeBoard(context, 'To there', [])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(
    href('board', { params: { id: board.id }, query: { saved_by: '01890000-0000-7000-8000-000000000000' } }),
  )
  await expect(page.getByRole('heading', { name: 'No ads match' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('2 ads selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await page.getByRole('button', { name: /^To there/ }).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('[F-02] boards move by keyboard in the side navigation, and a removed one comes back', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs()
  const first = await makeBoard(context, 'First board', [])
  await makeBoard(context, 'Second board', [])
  await page.goto(href('board', { params: { id: first.id } }))
  const tree = page.getByRole('region', { name: 'Boards' })
  await expect(tree.getByRole('link')).toHaveText(['First board', 'Second board'])
  await tree.getByRole('link', { name: 'First board' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(tree.getByRole('link')).toHaveText(['Second board', 'First board'])
  await tree.getByRole('button', { name: 'New folder' }).click()
  await tree.getByLabel('Name of the folder').fill('Launch')
  await page.keyboard.press('Enter')
  await expect(tree.getByRole('button', { name: 'Launch', exact: true })).toBeVisible()
  await tree
    .getByRole('link', { name: 'First board' })
    .dragTo(tree.getByRole('button', { name: 'Launch', exact: true }))
  await expect(tree.getByRole('list').nth(1).getByRole('link')).toHaveText(['First board'])
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(tree.getByRole('link')).toHaveText(['Second board'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First board' })).toBeVisible()
})

test('[F-02] ads of a board are put in order by dragging', async ({ page, context, signInAs }) => {
  await signInAs()
  const ads = await findAds(context.request, 3)
  const [first, second, third] = ads.map(({ id }) => id)
  const board = await makeBoard(
    context,
    'In order',
    ads.map(({ id }) => id),
  )
  await page.goto(href('board', { params: { id: board.id } }))
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  async function order() {
    const addresses = await Promise.all(
      [1, 2, 3].map((place) => page.locator(`article[aria-posinset="${place}"] a`).first().getAttribute('href')),
    )
    return addresses.map((address) => new URL(address ?? '', 'http://localhost').searchParams.get('ad'))
  }
  expect(await order()).toEqual([first, second, third])
  const target = page.locator('article[aria-posinset="3"]')
  const { width = 0 } = (await target.boundingBox()) ?? {}
  await page.locator('article[aria-posinset="1"]').dragTo(target, { targetPosition: { x: width - 8, y: 80 } })
  await expect.poll(order).toEqual([second, third, first])
  await page.reload()
  await expect.poll(order).toEqual([second, third, first])
})

test('[F-02] [R-11] [G-09] an admin recommends a board, and a member copies it', async ({
  page,
  context,
  browser,
  signInAs,
  newPerson,
  expectAccessible,
}) => {
  await signInAs({ is_admin: true })
  const name = `Picked ${crypto.randomUUID()}`
  const [ad] = await findAds(context.request, 1)
  await makeBoard(context, name, [ad?.id ?? ''])
  await page.goto(href('my-staff-picks'))
  await page.getByLabel('Recommend a board').fill(name)
  // The boards may still be on their way.
  await expect(page.getByTitle(name, { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByLabel('Why it works').fill('It starts with the problem.')
  await row.getByLabel('Why it works').blur()
  await expectAccessible(page)

  const member = await browser.newContext()

  await signIn(member, await newPerson())
  const memberPage = await member.newPage()
  await memberPage.goto(href('my-staff-picks'))
  await expect(memberPage).toHaveURL(/\/explore/)
  await memberPage.goto(href('staff-picks'))
  await expect(memberPage.getByText('It starts with the problem.').first()).toBeVisible()
  await expectAccessible(memberPage)
  await memberPage.getByRole('button', { name: `Copy to my boards: ${name}` }).click()
  await expect(memberPage).toHaveURL(/\/boards\//)
  await expect(memberPage.getByRole('article')).toHaveCount(1)
  await member.close()
})

for (const count of [0, 3, 30]) {
  test(`[F-02] the first page of a person with ${count} boards keeps its navigation still while it comes up`, async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs()
    for (const number of Array.from({ length: count }).keys()) {
      await makeBoard(context, `Board ${number}`, [])
    }
    await watchLayoutShifts(page)
    await page.goto(href('products'))
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New folder' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Boards' }).getByRole('link')).toHaveCount(count)
    expect(await readLayoutShifts(page, 'nav[aria-label="Main"]')).toEqual([])
  })
}

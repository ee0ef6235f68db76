import { createBrief } from '@marquee/contract/briefs'
import { href } from '@marquee/remote-kit/routes'
import { send } from '../fixtures/collections.ts'
import { expect, test } from '../fixtures/test.ts'

test('[F-17] [P-51] a guest comments on a shared brief and approves it; its author is told and sees who and what', async ({
  page,
  context,
  browser,
  signInAs,
  expectAccessible,
}) => {
  await signInAs()
  const data = {
    idempotency_key: crypto.randomUUID(),
    title: 'Summer launch',
    objective: 'More first orders',
    hooks: ['Half price until Sunday'],
  }
  const { id } = createBrief.response.parse(await send(context, 'POST', createBrief.path, data)).data
  await page.goto(href('brief-details', { params: { id } }))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.keyboard.press('Escape')

  const guests = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const guest = await guests.newPage()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { level: 1, name: 'Summer launch' })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Comment on: Hooks' }).click()
  await guest.getByLabel('Your name').fill('Gina Guest')
  await guest.getByLabel('Your comment').fill('Name the <b>price</b>')
  await guest.getByRole('button', { name: 'Send' }).click()
  await expect(guest.getByText('Name the <b>price</b>')).toBeVisible()
  await guest.getByRole('button', { name: 'Approve', exact: true }).click()
  await guest.getByRole('button', { name: 'Approve version 1' }).click()
  await expect(guest.getByText(/Gina Guest.*approved version 1/)).toBeVisible()
  await guests.close()

  // The open editor learns of it without being loaded again.
  await expect(page.getByText(/Gina Guest.*approved version 1/)).toBeVisible()
  await expect(page.getByText('Name the <b>price</b>')).toBeVisible()
  await expectAccessible(page)
})

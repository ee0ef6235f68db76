import { endProductTour, getProductTour } from '@marquee/contract/product-tour'
import { getWorkspaceSummary, type WorkspaceSummary } from '@marquee/contract/workspace-summary'
import { buildAuthData, buildUser } from '@marquee/testing/build-auth-data'
import { buildFigure, buildWorkspaceSummary } from '@marquee/testing/build-workspace-summary'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor, within } from '@testing-library/react'
import { Page } from './get-started-page.tsx'

beforeEach(() => respondWith(getProductTour, { data: { is_due: false } }))

function answer(summary: Partial<WorkspaceSummary>): void {
  respondWith(getWorkspaceSummary, { data: buildWorkspaceSummary(summary) })
}

/** @param verified whether the e-mail address is verified */
function renderChecklist(verified = true) {
  const user = buildUser(verified ? {} : { email_verified_at: null })
  return renderPage(<Page />, { authData: buildAuthData({ user }) })
}

/** The step with this heading. */
async function step(name: string) {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('li') as HTMLElement)
}

describe('[R-06] the first steps', () => {
  test('tick themselves off by what the workspace holds', async () => {
    answer({ saved_ads: buildFigure(12, 3), briefs: buildFigure(1) })
    renderChecklist()
    expect(await screen.findByText('3 of 8')).toBeInTheDocument()
    expect((await step('Save an ad into your swipe file')).getByText('Done.')).toBeInTheDocument()
    expect((await step('Write a brief')).queryByRole('link')).not.toBeInTheDocument()
    expect((await step('Describe a product')).getByRole('link', { name: 'Add a product' })).toHaveAttribute(
      'href',
      '/product/create-product',
    )
  })

  test('[P-83] nothing stands where it would move once more is known', async () => {
    answer({})
    const tour = Promise.withResolvers<{ data: { is_due: boolean } }>()
    respondWith(getProductTour, () => tour.promise)
    renderChecklist()
    expect(await screen.findByText('Loading your first steps')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Write a brief' })).not.toBeInTheDocument()
    tour.resolve({ data: { is_due: true } })
    expect(await screen.findByRole('heading', { name: 'Write a brief' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'New here? Look around first' })).toBeVisible()
  })

  test.each<[keyof WorkspaceSummary, string]>([
    ['saved_ads', 'Save an ad into your swipe file'],
    ['followed_brands', 'Follow a brand that you compete with'],
    ['products', 'Describe a product'],
    ['briefs', 'Write a brief'],
    ['images', 'Create an image'],
    ['analyses', 'Analyze a creative'],
    ['invitations', 'Invite somebody'],
  ])('a single one of %s is enough for “%s”, and for nothing else', async (figure, title) => {
    answer({ [figure]: buildFigure(1) })
    renderChecklist()
    expect(await screen.findByText('2 of 8')).toBeInTheDocument()
    expect((await step(title)).getByText('Done.')).toBeInTheDocument()
  })

  test('an address that is not verified is the first thing to do', async () => {
    answer({ products: buildFigure(1) })
    renderChecklist(false)
    expect(await screen.findByText('1 of 8')).toBeInTheDocument()
    const verify = await step('Verify your e-mail address')
    expect(verify.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/account-settings/basics')
  })

  test('when all are done, they say so', async () => {
    const one = buildFigure(1)
    answer({
      saved_ads: one,
      followed_brands: one,
      products: one,
      briefs: one,
      images: one,
      analyses: one,
      members: buildFigure(2),
    })
    renderChecklist()
    expect(await screen.findByText('done. Your workspace is up and running.', { exact: false })).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  test('figures that fail tick nothing off and can be asked again', async () => {
    respondWith(getWorkspaceSummary, failure(500, { message: 'Nobody counts.' }))
    const { user } = renderChecklist()
    expect(await screen.findByRole('alert')).toHaveTextContent('Nobody counts.')
    expect(screen.getByText('1 of 8')).toBeInTheDocument()
    answer({ briefs: buildFigure(2) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('2 of 8')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('[R-06] the tour of the product', () => {
  test('is walked by keyboard, and its end is remembered', async () => {
    answer({})
    respondWith(getProductTour, { data: { is_due: true } })
    const calls = respondWith(endProductTour, { data: { is_due: false } })
    const { user } = renderChecklist()
    await user.click(await screen.findByRole('button', { name: 'Take the tour' }))
    expect(await screen.findByText('1 of 7')).toBeInTheDocument()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByText('2 of 7')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByText('2 of 7')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Take the tour again' })).toBeInTheDocument()
  })

  test('can be declined for good', async () => {
    answer({})
    respondWith(getProductTour, { data: { is_due: true } })
    const calls = respondWith(endProductTour, { data: { is_due: false } })
    const { user } = renderChecklist()
    await user.click(await screen.findByRole('button', { name: 'No, thanks' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByText('New here? Look around first')).not.toBeInTheDocument()
  })
})

import { listBrandProfiles } from '@marquee/contract/brand-profiles'
import { DRAFT_FEATURE, draftBrief } from '@marquee/contract/brief-drafts'
import { getAd } from '@marquee/contract/ad-search'
import { getCredits } from '@marquee/contract/credits'
import { checkLines } from '@marquee/contract/line-checks'
import { getProduct, listProducts } from '@marquee/contract/products'
import { buildAd } from '@marquee/testing/build-ad'
import { buildBrandProfile } from '@marquee/testing/build-brand-profile'
import { buildBrief } from '@marquee/testing/build-brief'
import { buildId } from '@marquee/testing/build-id'
import { buildProduct } from '@marquee/testing/build-product'
import { renderPage } from '@marquee/testing/render-page'
import { failure, respondWith } from '@marquee/testing/respond-with'
import { screen, waitFor } from '@testing-library/react'
import { toContent } from '../state/brief-content.ts'
import { DraftDialog } from './draft-dialog.tsx'

const adId = buildId(1, 3)
const draft = {
  objective: 'Win back those who left',
  audience: 'People who sleep badly',
  insight: '',
  concept: '',
  hooks: ['Still awake?'],
  script: [],
  deliverables: [],
  do: [],
  dont: [],
}

/** @param available credits of the workspace, of which a draft costs five */
function renderDialog(available = 12) {
  const prices = [{ feature: DRAFT_FEATURE, title: 'Draft', unit: 'draft', credits: 5 }]
  const period = { starts_at: '2026-03-01T00:00:00.000Z', ends_at: null, granted: 12, spent: 0 }
  respondWith(getCredits, { data: { available, held: 0, period, expiring: [], prices } })
  respondWith(listProducts, { data: [buildProduct({ name: 'Pillow' })], meta: { next_cursor: null } })
  respondWith(getProduct, { data: buildProduct({ name: 'Pillow' }) })
  respondWith(listBrandProfiles, { data: [buildBrandProfile({ name: 'Night' })], meta: { next_cursor: null } })
  respondWith(checkLines, { data: [], meta: { language: 'en', is_spelling_checked: true } })
  respondWith(getAd, { data: buildAd({ body: 'Still counting sheep?' }) })
  const calls = respondWith(draftBrief, { data: draft, meta: { notice: null, written_in: 'de' } })
  const onTake = jest.fn()
  const onClose = jest.fn()
  const { content } = toContent(buildBrief({ objective: 'More first orders', audience: '', hooks: [] }))
  const written = { ...content, reference_ad_ids: [adId], product_id: null }
  return { calls, onTake, onClose, ...renderPage(<DraftDialog content={written} onTake={onTake} onClose={onClose} />) }
}

describe('[P-52] the dialog of a draft', () => {
  test('asks for product, brand, length and idea, says its price, keeps the product and the brand with the brief, and quotes the reference ad beside the draft', async () => {
    const { user, calls, onTake } = renderDialog()
    await user.click(await screen.findByRole('combobox', { name: /Product/ }))
    await user.click(await screen.findByTitle('Pillow'))
    await user.click(screen.getByRole('combobox', { name: /Brand profile/ }))
    await user.click(await screen.findByTitle('Night'))
    await user.type(screen.getByRole('textbox', { name: /Idea/ }), 'The first night')
    expect(await screen.findByText('7 left afterwards')).toBeVisible()
    await user.clear(screen.getByRole('spinbutton', { name: /Length of the video/ }))
    await user.type(screen.getByRole('spinbutton', { name: /Length of the video/ }), '15')
    await user.click(screen.getByRole('button', { name: /Write a draft/ }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({
      product_id: buildProduct().id,
      brand_profile_id: buildBrandProfile().id,
      ad_id: adId,
      idea: 'The first night',
      duration_s: 15,
    })
    expect(await screen.findByText('Reference, in the words of Brand 1: “Still counting sheep?”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take over' }))
    const [taken] = onTake.mock.calls[0] ?? []
    expect(taken).toEqual({
      audience: 'People who sleep badly',
      hooks: ['Still awake?'],
      language: 'de',
      product_id: buildProduct().id,
      brand_profile_id: buildBrandProfile().id,
    })
  })

  test('overwrites nothing unasked: what is written stays unless it is chosen', async () => {
    const { user, onTake, onClose } = renderDialog()
    await user.click(await screen.findByRole('button', { name: /Write a draft/ }))
    expect(await screen.findByRole('checkbox', { name: /Objective replaces what is there/ })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Audience' })).toBeChecked()
    expect(screen.queryByRole('checkbox', { name: /Concept/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Audience' }))
    await user.click(screen.getByRole('button', { name: 'Take over' }))
    expect(onTake).toHaveBeenCalledWith({ hooks: ['Still awake?'], language: 'de' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('asks for the language when the server cannot tell it, and says in which one it wrote', async () => {
    const { user } = renderDialog()
    respondWith(draftBrief, failure(422, { message: 'Invalid', errors: { language: ['Choose the language.'] } }))
    await user.click(await screen.findByRole('button', { name: /Write a draft/ }))
    expect(await screen.findByText('Choose the language.')).toBeVisible()
    const calls = respondWith(draftBrief, {
      data: draft,
      meta: { notice: 'Two facts are in English.', written_in: 'de' },
    })
    await user.click(screen.getByRole('combobox', { name: /Language/ }))
    await user.click(await screen.findByTitle('German'))
    await user.click(screen.getByRole('button', { name: /Write a draft/ }))
    expect(await screen.findByText(/Written in German/)).toBeVisible()
    expect(screen.getByText('Two facts are in English.')).toBeVisible()
    expect(calls[0]?.body.language).toBe('de')
  })

  test('asks for what only the person can tell, and shows a refusal where it can be answered', async () => {
    const { user } = renderDialog()
    const idea = ['Describe it in a sentence.']
    respondWith(draftBrief, failure(422, { message: 'Invalid', errors: { idea } }))
    await user.click(await screen.findByRole('button', { name: /Write a draft/ }))
    expect(await screen.findByText('Describe it in a sentence.')).toBeVisible()
    const questions = [{ field: 'insight' as const, question: 'What bothers these people today?' }]
    respondWith(draftBrief, { data: draft, meta: { notice: null, written_in: 'en', questions } })
    await user.click(screen.getByRole('button', { name: /Write a draft/ }))
    expect(await screen.findByText('Insight: What bothers these people today?')).toBeVisible()
  })

  test('a draft that failed takes nothing over, and the next try is another one', async () => {
    const { user, services, onTake } = renderDialog()
    const calls = respondWith(draftBrief, failure(500, { message: 'The model did not answer.' }))
    await user.click(await screen.findByRole('button', { name: /Write a draft/ }))
    await waitFor(() =>
      expect(services.showToast).toHaveBeenCalledWith(
        expect.objectContaining({ severity: 'error', detail: 'The model did not answer.' }),
      ),
    )
    await user.click(screen.getByRole('button', { name: /Write a draft/ }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]?.body.idempotency_key).not.toBe(calls[0]?.body.idempotency_key)
    expect(onTake).not.toHaveBeenCalled()
  })

  test('with too few credits it cannot be ordered, and the way to more is shown', async () => {
    renderDialog(2)
    expect(await screen.findByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/account-settings/credits')
    expect(screen.getByRole('button', { name: /Write a draft/ })).toBeDisabled()
  })
})

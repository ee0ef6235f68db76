import { getReferralOverview, listReferrals, listReferralWeeks, type ReferralWeek } from '@marquee/contract/referrals'
import { buildAuthData } from '@marquee/testing/build-auth-data'
import { buildId } from '@marquee/testing/build-id'
import { renderPage } from '@marquee/testing/render-page'
import { respondWith } from '@marquee/testing/respond-with'
import { screen } from '@testing-library/react'
import { Page } from './share-and-benefit-page.tsx'

const url = 'https://marquee.example/signup?ref_code=ada1234567'
const terms = {
  version: 1,
  commission_percent: 25,
  commission_months: 12,
  attribution_days: 60,
  hold_days: 30,
  minimum_payout: 5000,
  currency: 'USD',
}

const WEEKS: ReferralWeek[] = [
  { week: '2026-02-23', visitors: 30, leads: 2, conversions: 0 },
  { week: '2026-03-02', visitors: 10, leads: 1, conversions: 1 },
]

function renderSharePage(role: 'owner' | 'member' = 'owner', weeks = WEEKS) {
  const authData = buildAuthData()
  const user = authData.user === null ? null : { ...authData.user, current_workspace_role: role }
  respondWith(getReferralOverview, {
    data: { code: 'ada1234567', url, visitors: 40, leads: 3, conversions: 1, terms, is_affiliate: false },
  })
  respondWith(listReferralWeeks, { data: weeks })
  respondWith(listReferrals, {
    data: [
      {
        id: buildId(1, 9),
        state: 'refused',
        refusal: 'same_person',
        signed_up_at: '2026-03-02T12:00:00.000Z',
        converted_at: null,
      },
    ],
    meta: { next_cursor: null },
  })
  return renderPage(<Page />, { address: '/share-and-benefit', authData: { ...authData, user } })
}

describe('[R-14] [P-67] share and benefit', () => {
  test('shows the link, texts with it, and what came of it, as a chart and as a table', async () => {
    const { user } = renderSharePage()
    expect(await screen.findByRole('textbox', { name: 'Your referral link' })).toHaveValue(url)
    expect(screen.getAllByText(new RegExp('ref_code=ada1234567'))).toHaveLength(3)
    await user.click(await screen.findByText('Show as a table'))
    expect(screen.getByRole('row', { name: '2026-03-02 10 1 1' })).toBeVisible()
  })

  test('says what to do while nobody has come', async () => {
    renderSharePage('owner', [])
    expect(await screen.findByText(/^Nobody has come by your link yet\./)).toBeVisible()
    expect(screen.queryByText('Show as a table')).toBeNull()
  })

  test('says why a sign-up does not count', async () => {
    renderSharePage()
    expect(await screen.findByText('The e-mail address belongs to a member of this workspace.')).toBeVisible()
  })

  test('leads the owner to the program, and tells a member who can join it', async () => {
    renderSharePage('member')
    expect(await screen.findByText('The owner and the admins of this workspace can join it.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Join the affiliate program' })).not.toBeInTheDocument()
  })
})

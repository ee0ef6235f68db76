import { getAdDetail } from './get-ad-label.ts'

const ad = { has_namesake: true, external_id: '120', ad_set_name: 'Broad', campaign_name: 'Sale' }

test('[P-34] ads that are called the same are told apart by their id, or by where they run', () => {
  expect(getAdDetail(ad)).toBe('ID 120')
  expect(getAdDetail({ ...ad, external_id: null })).toBe('Broad')
  expect(getAdDetail({ ...ad, has_namesake: false })).toBeNull()
})

import { sql } from 'kysely'
import { createTestDependencies } from '../../../../testing/test-dependencies.ts'
import { AD_REFERENCES, BRAND_REFERENCES, PARTS_OF_ADS } from './own-references.ts'

test('[P-93] all that refers to ads and brands follows those that become common, or describes the ad itself', async () => {
  const { dependencies, close } = await createTestDependencies()
  const { rows } = await sql<{ name: string; target: string }>`
    select conrelid::regclass::text as name, confrelid::regclass::text as target from pg_constraint
    where contype = 'f' and confrelid in ('ads'::regclass, 'brands'::regclass)
  `.execute(dependencies.database)
  await close()
  const follow = (target: string) => rows.filter((row) => row.target === target).map(({ name }) => name)
  const named = AD_REFERENCES.map(({ table }) => table)
  // The pages' reference has no foreign key: a page stays when its ad goes.
  expect(new Set([...follow('ads'), 'funnel_pages'])).toEqual(new Set([...named, ...PARTS_OF_ADS]))
  const rest = follow('brands').filter((name) => !BRAND_REFERENCES.some(({ table }) => table === name))
  expect([...new Set(rest)].toSorted()).toEqual([
    'ads',
    'brand_days',
    'brand_figures',
    'brand_landing_pages',
    'brand_stats',
    'brands',
    'brands_kept_apart',
    'replaced_trackers',
  ])
})

import { z } from 'zod'
import { counted, kind } from './notification-kind.ts'

/** The kinds of notification about followed brands. */
export const brandNotificationKinds = {
  brand_alert: kind({
    title: 'New ads of followed brands',
    occasion: 'When a brand with alerts by e-mail has new ads in the library.',
    hasMail: true,
    data: z.object({
      ads_count: z.number().int(),
      brands_count: z.number().int(),
      brands: z.array(z.object({ id: z.uuid(), name: z.string(), ads_count: z.number().int() })).min(1),
    }),
    describe({ ads_count, brands_count, brands }) {
      const [first] = brands
      if (brands_count === 1 && first !== undefined) {
        const title = `${first.name} has ${counted(ads_count, 'new ad')}`
        return { title, body: '', path: `/brand-spy/${first.id}`, action: 'See what is new' }
      }
      const names = brands.map((brand) => `${brand.name} (${brand.ads_count})`)
      const others = brands_count > brands.length ? `, and ${brands_count - brands.length} more` : ''
      return {
        title: `${counted(ads_count, 'new ad')} of ${counted(brands_count, 'brand')} that you follow`,
        body: `${names.join(', ')}${others}`,
        path: '/brand-spy',
        action: 'See what is new',
      }
    },
    sample: {
      ads_count: 4,
      brands_count: 1,
      brands: [{ id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Lumen Skin', ads_count: 4 }],
    },
  }),
  brand_change: kind({
    title: 'Changes of followed brands',
    occasion:
      'When a brand with alerts by e-mail changes words, images or links of its ads, or what its landing pages say.',
    hasMail: true,
    data: z.object({
      /** Changed ads. */
      ads_count: z.number().int(),
      /** Changed landing pages. */
      pages_count: z.number().int(),
      brands_count: z.number().int(),
      brands: z.array(z.object({ id: z.uuid(), name: z.string() })).min(1),
    }),
    describe({ ads_count, pages_count, brands_count, brands }) {
      const [first] = brands
      const changed = [
        ...(ads_count === 0 ? [] : [counted(ads_count, 'ad')]),
        ...(pages_count === 0 ? [] : [counted(pages_count, 'landing page')]),
      ].join(' and ')
      if (brands_count === 1 && first !== undefined) {
        const title = `${first.name} changed ${changed}`
        return { title, body: '', path: `/brand-spy/${first.id}`, action: 'See what changed' }
      }
      const others = brands_count > brands.length ? `, and ${brands_count - brands.length} more` : ''
      return {
        title: `${counted(brands_count, 'brand')} that you follow changed ${changed}`,
        body: `${brands.map(({ name }) => name).join(', ')}${others}`,
        path: '/brand-spy',
        action: 'See what changed',
      }
    },
    sample: {
      ads_count: 2,
      pages_count: 1,
      brands_count: 1,
      brands: [{ id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Lumen Skin' }],
    },
  }),
  weekly_watch: kind({
    title: 'Weekly watch',
    occasion: 'On Monday morning: what the followed brands launched, stopped and used again in the week before.',
    hasMail: true,
    data: z.object({
      brands_count: z.number().int(),
      started: z.number().int(),
      stopped: z.number().int(),
      reused: z.number().int(),
      /** The last day of the week. */
      until: z.iso.date(),
    }),
    describe: ({ brands_count, started, stopped, reused, until }) => ({
      title: `Your week: ${counted(started, 'ad')} launched, ${stopped.toLocaleString('en-US')} stopped`,
      body: `${counted(brands_count, 'brand that you follow', 'brands that you follow')}; ${counted(reused, 'new ad')} with an opening line that ran before.`,
      path: `/weekly-watch?until=${until}`,
      action: 'Open the weekly watch',
    }),
    sample: { brands_count: 5, started: 38, stopped: 21, reused: 6, until: '2026-03-01' },
  }),
  brand_found: kind({
    title: 'Brands that you waited for',
    occasion: 'When the first ad of a brand that you wanted to follow comes into the library.',
    hasMail: false,
    data: z.object({ id: z.uuid(), name: z.string(), is_followed: z.boolean() }),
    describe: ({ id, name, is_followed }) => ({
      title: `${name} is in the library now`,
      body: is_followed ? 'You follow it from now on.' : 'Your plan follows no more brands. Make room, and follow it.',
      path: `/brand-spy/${id}`,
      action: 'See its ads',
    }),
    sample: { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Lumen Skin', is_followed: true },
  }),
}

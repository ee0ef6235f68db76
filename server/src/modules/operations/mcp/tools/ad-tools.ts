import { getNicheSayings, saying } from '@marquee/contract/ad-angles'
import { countAdFacets } from '@marquee/contract/ad-facets'
import { getAd, listAdFilterOptions, listAds } from '@marquee/contract/ad-search'
import { niches } from '@marquee/contract/niches'
import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { adDetailsOutput, adOutput, findAdPreview, listAdLinks, presentAd, presentAdDetails } from './ad-output.ts'
import { nextCursor } from './page-output.ts'

/** How many values of each filter are returned. */
const MOST_VALUES = 40

const value = z.object({ value: z.string(), ads_count: z.number().int() })

const FILTERS = {
  q: 'Words that the ad or its video must contain: joined by AND; "exact phrase"; -not.',
  niche: `Of: ${niches.join(', ')}.`,
  cta: 'Calls to action as list_ad_filters writes them.',
  country: 'Two-letter codes such as US.',
  language: 'Two-letter codes such as en.',
  brand: 'The id of a brand, from list_brands.',
  tier: 'How successful the ad seems by what was seen of it; winning is the highest.',
  min_days: 'Ads that ran at least so many days: those that run long usually pay off.',
  min_variations: 'Ads whose creative the brand uses at least so many times.',
  transcript: 'Only ads whose video has a transcript.',
  followed: 'Only ads of brands that the workspace follows.',
} as const

export const adTools = [
  defineTool({
    name: 'search_ads',
    title: 'Search ads',
    description:
      'Searches the ad library of all brands, newest first. Use it to find ads by words, niche, format, platform, country or success. Returns ids, the texts of the ads, how long they ran, and an address to show; total is exact up to 10,000, and not_applied names arguments that were not understood. Look at one ad closely with get_ad.',
    endpoint: listAds,
    explained: {
      ...FILTERS,
      sort: 'longest_running and most_reused find ads that probably work; relevance needs q.',
      per_brand: 'The largest number of ads of one brand; 0 for no limit.',
      include_unverified: 'With longest_running: also ads that were not verified in the last 30 days.',
    },
    output: z.object({
      ads: z.array(adOutput),
      ...nextCursor,
      total: z.number().int().nullable(),
      not_applied: z.array(z.string()),
    }),
    present: ({ data, meta }, { site }) => ({ ads: data.map((one) => presentAd(one, site)), ...meta }),
  }),
  defineTool({
    name: 'get_ad',
    title: 'Get an ad',
    description:
      'Returns one ad with everything known about it: all texts, the transcript of its video, audience, reach, countries, links to its media, and a small image of it. Use it after search_ads, before you judge or describe a creative.',
    endpoint: getAd,
    renamed: { id: 'ad_id' },
    output: adDetailsOutput,
    present: ({ data }, { site }) => presentAdDetails(data, site),
    listLinks: ({ data }, site) => listAdLinks(data, site),
    findPreview: ({ data }) => findAdPreview(data),
  }),
  defineTool({
    name: 'count_ads',
    title: 'Count ads by filter',
    description:
      'Counts how many ads of a search each value of each filter has: which platforms, formats, niches or calls to action are most used. Use it for questions of how many, or what is usual, instead of reading many ads. The filters are those of search_ads.',
    endpoint: countAdFacets,
    output: z.object({
      facets: z.array(z.object({ facet: z.string(), is_estimate: z.boolean(), values: z.array(value) })),
    }),
    present: ({ data }) => ({
      facets: data
        .filter(({ values }) => values.length > 0)
        .map(({ values, ...facet }) => ({ ...facet, values: values.slice(0, MOST_VALUES) })),
    }),
  }),
  defineTool({
    name: 'list_ad_filters',
    title: 'List values of filters',
    description: `Returns the ${MOST_VALUES} most frequent niches, countries, languages and calls to action of the library, as the filters of search_ads and count_ads take them. Use it before you filter by a niche or a call to action.`,
    endpoint: listAdFilterOptions,
    output: z.object({
      niches: z.array(value),
      countries: z.array(value),
      languages: z.array(value),
      ctas: z.array(value),
    }),
    present: ({ data }) => ({
      niches: data.niches.slice(0, MOST_VALUES),
      countries: data.countries.slice(0, MOST_VALUES),
      languages: data.languages.slice(0, MOST_VALUES),
      ctas: data.ctas.slice(0, MOST_VALUES),
    }),
  }),
  defineTool({
    name: 'get_niche_angles',
    title: 'Get the angles of a niche',
    description:
      'Returns how many brands of a niche use each hook, angle and offer in the last three months, and which are new, said by most brands, or by almost none. Use it to find an angle that is not worn out.',
    endpoint: getNicheSayings,
    explained: { niche: 'One niche, as search_ads has them; without it, all ads.' },
    output: z.object({
      judged_ads: z.number().int(),
      sayings: z.array(saying.omit({ months: true })),
    }),
    present: ({ data }) => data,
  }),
]

import { listSavedAds, type SavedAd, saveAd, savedAd, unsaveAd, updateSavedAd } from '@marquee/contract/saved-ads'
import { z } from 'zod'
import type { Site } from '../site.ts'
import { defineTool } from '../tool.ts'
import { adOutput, presentAd } from './ad-output.ts'
import { nextCursor } from './page-output.ts'

const savedAdOutput = savedAd
  .pick({ note: true, tags: true, saved_by_name: true })
  .extend({ ad: adOutput, saved_at: savedAd.shape.created_at })

function presentSavedAd({ ad, created_at, ...saved }: SavedAd, site: Site): z.input<typeof savedAdOutput> {
  return { ...saved, ad: presentAd(ad, site), saved_at: created_at }
}

/** What was kept of an ad, without the ad, which the assistant has. */
const keptOutput = savedAd
  .pick({ note: true, tags: true, saved_by_name: true })
  .extend({ ad_id: z.string(), page_url: z.string() })

function presentKept({ ad, note, tags, saved_by_name }: SavedAd, site: Site): z.input<typeof keptOutput> {
  return { ad_id: ad.id, note, tags, saved_by_name, page_url: site.toAdPage(ad.id) }
}

export const savedAdTools = [
  defineTool({
    name: 'list_saved_ads',
    title: 'List saved ads',
    description:
      'Returns the ads that the workspace saved (its swipe file), the last saved first, with notes and tags. Use it for "our saved ads"; all ads are found by search_ads.',
    endpoint: listSavedAds,
    takes: ['cursor', 'limit', 'q', 'tag', 'brand', 'platform', 'format', 'niche', 'status', 'sort'],
    explained: { q: 'Words that the ad must contain.', tag: 'Tags that the ad must have, all of them.' },
    output: z.object({ saved_ads: z.array(savedAdOutput), ...nextCursor }),
    present: ({ data, meta }, { site }) => ({ saved_ads: data.map((saved) => presentSavedAd(saved, site)), ...meta }),
  }),
  defineTool({
    name: 'save_ad',
    title: 'Save an ad',
    description:
      'Saves an ad of the library into the swipe file of the workspace. Saving it again changes nothing. Add a note or tags with update_saved_ad.',
    endpoint: saveAd,
    output: keptOutput,
    present: ({ data }, { site }) => presentKept(data, site),
  }),
  defineTool({
    name: 'update_saved_ad',
    title: 'Change a saved ad',
    description:
      'Replaces the note or the tags of a saved ad; what is left out stays. To add a tag, send the present tags with it.',
    endpoint: updateSavedAd,
    explained: { note: 'The whole note.', tags: 'All tags of the ad.' },
    output: keptOutput,
    present: ({ data }, { site }) => presentKept(data, site),
  }),
  defineTool({
    name: 'unsave_ad',
    title: 'Remove a saved ad',
    description: 'Takes an ad out of the swipe file, with its note and tags. Ask the user first.',
    endpoint: unsaveAd,
    output: z.object({ ad_id: z.string(), is_saved: z.boolean() }),
    present: (_, { args }) => ({ ad_id: String(args.ad_id), is_saved: false }),
  }),
]

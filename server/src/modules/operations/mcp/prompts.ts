import { z } from 'zod'

/** A task that a marketer starts in the assistant by its name. */
export interface PromptDefinition {
  name: string
  title: string
  description: string
  args: z.ZodObject<Record<string, z.ZodType<string | undefined, string | undefined>>>
  write: (args: Readonly<Record<string, string | undefined>>) => string
}

const text = (description: string) => z.string().min(1).max(200).describe(description)

export const prompts: readonly PromptDefinition[] = [
  {
    name: 'compare_brands',
    title: 'Compare two competitors',
    description: 'What two brands advertise, what they repeat, what works for them, and what neither does',
    args: z.object({ first_brand: text('Name of a brand'), second_brand: text('Name of the other brand') }),
    write: ({
      first_brand,
      second_brand,
    }) => `Compare how the brands "${first_brand}" and "${second_brand}" advertise, with the tools of Marquee.

1. Find both with list_brands. If a name fits several brands, take the one with the most ads and say so; if there is none, say so and stop.
2. Read get_brand_patterns of both.
3. Read search_ads for each with brand, sort longest_running and status active, and get_ad for the two ads of each that run longest.
4. Write a table: active ads, launches of 30 days, formats, platforms, opening lines, offers, calls to action, kinds of landing pages.
5. Then say in five sentences at most what each seems to rely on, and which angle neither uses. Name the ads with their page_url that you conclude it from. An ad that runs long is a sign that it pays off and no proof.`,
  },
  {
    name: 'brief_from_saved_ads',
    title: 'Brief from saved ads',
    description: 'A brief for a product, on the patterns of ads that the workspace saved',
    args: z.object({
      product: text('Name of one of our products'),
      topic: text('Words or a tag that the saved ads have in common').optional(),
    }),
    write: ({ product, topic }) => `Write a brief for our product "${product}" from ads that we saved in Marquee.

1. Find the product with list_products. State nothing about it that is not there.
2. Read list_saved_ads${topic === undefined ? '' : ` about "${topic}" (try it as tag, then as q)`} and choose the five that suit the product best. Read each with get_ad.
3. Say what they share: hook, structure, offer, format. Use the structure and never their texts.
4. Show me the draft: title, objective, audience, insight, concept, five hooks, deliverables, what to do and not to do, how we measure success.
5. When I agree, make it with create_brief, with the five ads as reference_ad_ids and the product's id, and give me its page_url.`,
  },
  {
    name: 'fresh_angles',
    title: 'Find a fresh angle',
    description: 'Which hooks, angles and offers of a niche are worn out, and which are free',
    args: z.object({ niche: text('A niche, such as skincare') }),
    write: ({ niche }) => `Find angles in the niche "${niche}" that are not worn out, with the tools of Marquee.

1. Find how the library writes the niche with list_ad_filters. If it has none that fits, say so and show the nearest ones.
2. Read get_niche_angles. If too few ads were judged, say so and conclude nothing.
3. For the three that are new or said by almost none, find two ads each with search_ads that show them.
4. Write: what most brands say, what is new, and three angles worth a test, each with an opening line of your own, why it could work, and the page_url of the ads behind it.`,
  },
]

import {
  type Brief,
  brief,
  type BriefSummary,
  briefSummary,
  createBrief,
  getBrief,
  listBriefs,
  updateBrief,
} from '@marquee/contract/briefs'
import { z } from 'zod'
import { cutText, LIST_TEXT } from '../cut-text.ts'
import type { Site } from '../site.ts'
import { defineTool } from '../tool.ts'
import { nextCursor } from './page-output.ts'

const summaryOutput = briefSummary.extend({ page_url: z.string() })
const briefOutput = brief.extend({ page_url: z.string() })

function presentSummary(summary: BriefSummary, site: Site): z.input<typeof summaryOutput> {
  return { ...summary, objective: cutText(summary.objective, LIST_TEXT), page_url: site.toBriefPage(summary.id) }
}

function presentBrief(whole: Brief, site: Site): z.input<typeof briefOutput> {
  return { ...whole, page_url: site.toBriefPage(whole.id) }
}

const CONTENT = {
  objective: 'What the creative has to achieve.',
  insight: 'What is known of the audience that the concept answers: words of a customer, or what they do today.',
  hooks: 'Ways to open the ad, one line each, the best first.',
  script: 'For a video: what is spoken, shown and written, with times in seconds.',
  reference_ad_ids: 'Ads that the team should look at. Refer to them instead of repeating their texts.',
  product_id: 'From list_products.',
  language: 'The language that the brief is written in, such as en.',
  due_date: 'A day, as 2026-03-09.',
} as const

export const briefTools = [
  defineTool({
    name: 'list_briefs',
    title: 'List briefs',
    description: 'Returns the briefs of the workspace, the last changed first.',
    endpoint: listBriefs,
    explained: { archived: '1 for archived briefs.' },
    output: z.object({ briefs: z.array(summaryOutput), ...nextCursor }),
    present: ({ data, meta }, { site }) => ({ briefs: data.map((one) => presentSummary(one, site)), ...meta }),
  }),
  defineTool({
    name: 'get_brief',
    title: 'Get a brief',
    description: 'Returns one brief whole. Read it before you change it: update_brief needs its version.',
    endpoint: getBrief,
    renamed: { id: 'brief_id' },
    output: briefOutput,
    present: ({ data }, { site }) => presentBrief(data, site),
    listLinks: ({ data }, site) => [
      { uri: site.toBriefPage(data.id), name: `${data.title} in Marquee`, mimeType: 'text/html' },
    ],
  }),
  defineTool({
    name: 'create_brief',
    title: 'Create a brief',
    description:
      'Creates a brief: what a creative team is asked to make. Only a title is needed; fill in what you know, and leave out what you would have to invent. Give the user page_url afterwards.',
    endpoint: createBrief,
    explained: CONTENT,
    output: summaryOutput,
    present: ({ data }, { site }) => presentSummary(data, site),
  }),
  defineTool({
    name: 'update_brief',
    title: 'Change a brief',
    description:
      'Replaces the fields that are given, as create_brief takes them; the others stay. It is refused when the brief has changed since the version that you name: read it again then.',
    endpoint: updateBrief,
    renamed: { id: 'brief_id' },
    explained: { version: 'The version that get_brief returned.' },
    output: summaryOutput,
    present: ({ data }, { site }) => presentSummary(data, site),
  }),
]

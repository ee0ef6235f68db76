import { creativeLook } from '@marquee/creative/look'
import { z } from 'zod'
import { line } from './section-parts.ts'
import { MOST_SECTIONS, section } from './section.ts'

/** Increased when stored pages must be converted. */
export const FUNNEL_PAGE_VERSION = 1

export const funnelPageKinds = [
  'advertorial',
  'listicle',
  'product',
  'quiz',
  'lead_form',
  'video_sales_letter',
  'comparison',
  'waiting_list',
] as const
export const funnelPageKind = z.enum(funnelPageKinds)
export type FunnelPageKind = z.infer<typeof funnelPageKind>

/** How pages are set: `editorial` like a magazine, `bold` with large type and colored surfaces. */
export const funnelPageLooks = ['editorial', 'bold'] as const
export const funnelPageLook = z.enum(funnelPageLooks)
export type FunnelPageLook = z.infer<typeof funnelPageLook>

export const funnelPage = z
  .object({
    version: z.literal(FUNNEL_PAGE_VERSION),
    kind: funnelPageKind,
    look: funnelPageLook,
    /** BCP 47, as in `de` or `pt-BR`. */
    language: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, { message: 'Choose a language.' }),
    /** For tabs, search results and shared links. */
    title: line,
    description: line,
    /** The image of shared links; null: it is drawn from the page. */
    share_image: z.uuid().nullable(),
    /** Colors, fonts, name and logo of the brand. */
    theme: creativeLook,
    sections: z.array(section).max(MOST_SECTIONS, { message: `A page has at most ${MOST_SECTIONS} sections.` }),
  })
  .refine(({ sections }) => new Set(sections.map(({ id }) => id)).size === sections.length, {
    path: ['sections'],
    message: 'Two sections have the same id.',
  })
export type FunnelPage = z.infer<typeof funnelPage>

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'yi', 'dv', 'ckb'])

/** The direction in which a language is written. */
export function getDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}

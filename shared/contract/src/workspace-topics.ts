import { z } from 'zod'

/** The parts of a workspace that pages show and members change. */
export const workspaceTopic = z.enum([
  'saved-ads',
  'boards',
  'shares',
  'hidden-brands',
  'followed-brands',
  'saved-searches',
  'briefs',
  'feedback',
  'products',
  'ad-templates',
  'creative-documents',
  'generations',
  'videos',
  'funnel-pages',
  'leads',
  'brand-profiles',
  'ad-results',
  'creative-analyses',
  'transcripts',
  'workspace',
  'members',
  'credits',
  'subscription',
  'referrals',
  'notifications',
])
export type WorkspaceTopic = z.infer<typeof workspaceTopic>

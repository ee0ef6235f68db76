import { z } from 'zod'
import { brandLook, creative } from './creative.ts'

/** What a render worker is asked for. It crosses a thread border, and recipes come from the database: it is parsed there. */
export const renderJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('creative'), creative, width: z.number().int().min(16).max(4096) }),
  z.object({ kind: z.literal('logo'), brand: brandLook, width: z.number().int().min(16).max(1024) }),
])
export type RenderJob = z.infer<typeof renderJob>

export type RenderAnswer = { id: number; image: Uint8Array } | { id: number; failure: string }

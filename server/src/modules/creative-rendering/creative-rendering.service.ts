import { availableParallelism } from 'node:os'
import { type BrandLook, type Creative, creative } from './creative.ts'
import { createRenderPool, type RenderPriority } from './render-pool.ts'
import { listTemplates } from './template-catalogue.ts'
import type { Template } from './template.ts'

export type { BackdropKind, BrandLook, Creative, Picture, ProductKind } from './creative.ts'
export { contrast } from './color.ts'
export { FULL_SIZE } from './template.ts'
export type { AspectRatio, Palette, Template } from './template.ts'

/** A picture that waits longer than this many others would be given up by the browser. */
const QUEUE_LIMIT = 500

/** Draws ads from templates, in WebP, off the event loop. */
export interface CreativeRenderer {
  /** @throws DomainError 503 when too many pictures wait; Error when the creative is wrong */
  renderCreative(creative: Creative, width: number, priority: RenderPriority): Promise<Uint8Array>
  renderLogo(brand: BrandLook, width: number): Promise<Uint8Array>
  listTemplates(): Template[]
  close(): Promise<void>
}

/** One thread is left to the server itself. */
export function createCreativeRenderer(options: { workers?: number } = {}): CreativeRenderer {
  const workers = options.workers ?? Math.max(1, Math.min(4, availableParallelism() - 1))
  const pool = createRenderPool({ workers, queueLimit: QUEUE_LIMIT })
  return {
    renderCreative: (creative, width, priority) => pool.render({ kind: 'creative', creative, width }, priority),
    renderLogo: (brand, width) => pool.render({ kind: 'logo', brand, width }, 'interactive'),
    listTemplates,
    close: () => pool.close(),
  }
}

/** Reads a creative that was stored as JSON; null when it is none. */
export function parseCreative(stored: unknown): Creative | null {
  return creative.safeParse(stored).data ?? null
}

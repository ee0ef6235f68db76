import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'

/** Writes the demo library, or what a killed server has left of it to do. */
export const seedDemoLibrary = queue('demo-library.seed', { data: z.object({}) })

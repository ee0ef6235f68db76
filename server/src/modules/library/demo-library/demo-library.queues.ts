import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'

/** Writes the demo library, or continues the work of a killed server. */
export const seedDemoLibrary = queue('demo-library.seed', { data: z.object({}) })

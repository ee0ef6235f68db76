import { z } from 'zod'
import { queue } from '../../platform/jobs/queue.ts'

/** Prepares the pictures that Explore shows first. */
export const warmUpMedia = queue('media.warm-up', { data: z.object({}), retryLimit: 0 })

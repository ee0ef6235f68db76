import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'

/** Resumes crawls of crashed processes and starts those that are due; following a brand sends it, so that a crawl begins at once. */
export const maintainCrawls = scheduledQueue('ad-sources.maintain')

/** Encrypts credentials with the newest key. */
export const rotateKeys = scheduledQueue('ad-sources.rotate-keys')

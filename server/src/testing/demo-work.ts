import { importResults } from '../modules/analysis/ad-results/import-results-job.ts'
import { makeDesign } from '../modules/creation/image-generation/image-generation.queues.ts'

/** The queues of the orders of the demo workspaces: images and results. */
export const demoWork = [makeDesign, importResults] as const

import { z } from 'zod'

/** Length of an ad's first video, in seconds. */
export const videoLengths = ['up_to_15', '16_30', '31_60', 'over_60'] as const
export const videoLength = z.enum(videoLengths)
export type VideoLength = z.infer<typeof videoLength>

/** Bands of the age in years that an ad is targeted at; an ad belongs to every band that its age range touches. */
export const ageBands = ['13_17', '18_24', '25_34', '35_44', '45_54', '55_64', '65_plus'] as const
export const ageBand = z.enum(ageBands)
export type AgeBand = z.infer<typeof ageBand>

export const gender = z.enum(['all', 'female', 'male'])
export type Gender = z.infer<typeof gender>

/** An estimate from the number of people that an ad reached in the EU: sources do not state the cost of an ad. */
export const spendBands = ['low', 'medium', 'high'] as const
export const spendBand = z.enum(spendBands)
export type SpendBand = z.infer<typeof spendBand>

/** The smallest number of people reached in the EU for each band of spend. */
export const SPEND_FLOORS: Readonly<Record<SpendBand, number>> = { low: 0, medium: 20_000, high: 200_000 }

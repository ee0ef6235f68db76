import { z } from 'zod'

/** The order to the process that finds subjects: an encoded image. */
export const subjectOrder = z.object({ content: z.custom<Uint8Array>((value) => value instanceof Uint8Array) })
export type SubjectOrder = z.infer<typeof subjectOrder>

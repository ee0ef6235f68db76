import { z } from 'zod'

const content = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
const sides = { width: z.number(), height: z.number() }

/** The orders of the process that reads files from outside. */
export const foreignFileOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('clean-image'), content }),
  z.object({ kind: z.literal('measure-image'), content }),
  z.object({ kind: z.literal('shrink-image'), content, width: z.number().int().positive() }),
  z.object({ kind: z.literal('draw-svg'), content, fonts: z.array(content) }),
  z.object({ kind: z.literal('check-font'), content }),
])
export type ForeignFileOrder = z.infer<typeof foreignFileOrder>

export const foreignFileAnswer = z.union([
  z.object({ refusal: z.string() }),
  z.object({ image: z.object({ content, contentType: z.string(), ...sides }) }),
  z.object({ size: z.object(sides) }),
  z.object({ drawn: content }),
  z.object({ isReadable: z.literal(true) }),
])
export type ForeignFileAnswer = z.infer<typeof foreignFileAnswer>

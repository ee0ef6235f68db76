export type Tone = 'main' | 'second' | 'pale' | 'dark' | 'metal' | 'accent' | 'glass'
/** `round`: shaded like a cylinder. `sphere`: lit from above. `flat`: a slight gradient. A number: an outline of this width. */
export type Finish = 'round' | 'sphere' | 'flat' | number

/** One piece of a product: colour, light, and an SVG path in a box of 200 × 200 whose floor is y = 190. */
export type ProductPart = readonly [Tone, Finish, string]

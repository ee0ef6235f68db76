export type Tone = 'main' | 'second' | 'pale' | 'dark' | 'metal' | 'accent' | 'glass'
/** `round`: lit like a cylinder. `sphere`: lit from above. `flat`: a slight fall of light. A number: an outline this wide. */
export type Finish = 'round' | 'sphere' | 'flat' | number

/** One piece of a product: colour, light, and an SVG path in a box of 200 × 200 whose floor is y = 190. */
export type ProductPart = readonly [Tone, Finish, string]

const TEXT = /<(?:\w+:)?text[\s>]/i

/** Whether an SVG drawing contains text that is not outlines, so that its font is needed. */
export function hasLiveText(svg: Uint8Array): boolean {
  return TEXT.test(Buffer.from(svg).toString('utf8'))
}

/** A box of an MP4 file. */
export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** 32-bit numbers, high byte first. */
export function words(...values: readonly number[]): Buffer {
  const content = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => content.writeUInt32BE(value, index * 4))
  return content
}

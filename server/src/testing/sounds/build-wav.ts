/** A WAV file of 16 bits in two channels at 48 kHz. */
export function buildWav([left, right]: readonly [Float32Array, Float32Array]): Buffer {
  const data = Buffer.alloc(left.length * 4)
  left.forEach((value, index) => {
    data.writeInt16LE(toInteger(value), index * 4)
    data.writeInt16LE(toInteger(right[index] ?? 0), index * 4 + 2)
  })
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(data.length + 36, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(2, 22)
  head.writeUInt32LE(48_000, 24)
  head.writeUInt32LE(48_000 * 4, 28)
  head.writeUInt16LE(4, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

function toInteger(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
}
